import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

/** España, México, Argentina, Chile, Colombia, Perú, Uruguay and the rest of Latin America. */
export const spanish: Language = {
  code: 'es',
  name: 'Spanish',
  months: parseForms(
    `enero ene ener, febrero feb febr, marzo mar marz mzo, abril abr abl, mayo may myo, junio jun, julio jul, agosto ago agto agos,
    septiembre setiembre sep sept set sepbre, octubre oct octbre, noviembre nov novbre, diciembre dic dicbre`,
  ),
  weekdays: parseForms('lunes lun, martes mar, miércoles mié mier, jueves jue, viernes vie, sábado sáb, domingo dom'),
  columns: {
    date: parsePhrases(
      'fecha, fechas, día, dia, fec, fecha hora, fecha y hora, f, día mes, dia mes, fecha de registro, fecha registro, fecha movimiento, fecha de movimiento, fecha mov, día mes año, fecha del movimiento, fecha d m a, fecha día mes año, fecha dd mm aa, fecha dd mm aaaa, fecha día mes, fecha d m, fecha dd mm, d m a',
    ),
    transactionDate: parsePhrases(
      'fecha de operación, fecha operación, fecha oper, f operación, f oper, f operac, fecha de la operación, fecha de la transacción, fecha transacción, fecha de transacción, fecha trans, fecha de consumo, fecha consumo, fecha de compra, fecha compra, fecha origen, fecha de origen, fecha de la compra, fecha trx, oper, operación, fecha op, fecha oper o compra, f de operación, fec oper, fecha de pago, fecha de autorización, fecha del consumo, fec operación, fecha efectiva',
    ),
    postingDate: parsePhrases(
      'fecha contable, fecha de contabilización, fecha de registro, fecha de proceso, fecha proceso, fecha de procesamiento, fecha de cargo, fecha de abono, f contable, f cont, fecha contab, fecha de aplicación, fecha aplicación, fec proc, fecha de posteo, fecha posteo, fecha de asiento, fecha cont, fecha de contable, fecha registro, fecha proc, fecha de cobro',
    ),
    valueDate: parsePhrases(
      'fecha valor, f valor, valor, fecha de valor, fec valor, fecha val, f val, val, fecha valuta, fecha de valuta, valuta, liq, liquidación, fecha liq, fecha liquidación, fecha de liquidación',
    ),
    description: parsePhrases(
      'descripción, concepto, detalle, conceptos, movimiento, movimientos, detalles, descripción de la operación, descripción del movimiento, descripción de la transacción, descripción transacción, detalle de la operación, detalle de movimientos, detalle de transacción, detalle de la transacción, detalle del movimiento, glosa, observaciones, operación, operaciones, concepto operación, concepto referencia, establecimiento, comercio, nombre del comercio, descripción movimiento, descripción operación, descripción referencia, transacción, transacciones, leyenda, referencia concepto, más datos, informaciones, información adicional, información, beneficiario, concepto ampliado, explicación, razón social, lugar, nombre, descripción del establecimiento, nombre del establecimiento, descripción detallada, detalle operación, ordenante beneficiario, concepto movimiento, descripción del cargo, compra, descripción de movimientos, descripción establecimiento, comercio establecimiento, descripción o detalle, cod descripción, conceptos y observaciones, desc, descrip, descripciones, concepto descripción, descripción concepto, detalle de operación, asunto, motivo, descripción comercio, detalle de consumos, nombre del comercio o establecimiento, descripción operación o cobro',
    ),
    reference: parsePhrases(
      'referencia, ref, número de referencia, n referencia, nro referencia, no referencia, núm referencia, no de referencia, num de referencia, número de documento, nro documento, nro doc, n documento, no documento, núm documento, documento, docto, doc, n doc, n de documento, comprobante, combte, nro comprobante, n comprobante, número de comprobante, número de operación, nro operación, n operación, nro de operación, no operación, núm operación, num operación, núm oper, num oper, nro op, n op, num op, folio, cheque, n cheque, no cheque, nro cheque, número de cheque, número de autorización, autorización, no autorización, nro autorización, n autorización, cupón, nro cupón, n cupón, n de cupón, referencia bancaria, clave de rastreo, referencia 1, referencia 2, código de operación, nro transacción, número de transacción, número transacción, n transacción, id transacción, código de referencia, serial, refer, número, num doc, num documento, n de operación, nro ref, no ref, referencia de la operación, código transacción, número de serie, serie, n de referencia, consecutivo, no de comprobante, número de control, código único, id, nro de comprobante, cód operación, secuencia, nro de cupón, n serie, referencia cliente',
    ),
    debit: parsePhrases(
      'a nuestro favor, en nuestro favor, deudor, cargo, cargos, débito, débitos, debe, retiro, retiros, adeudo, adeudos, gasto, gastos, egreso, egresos, salida, salidas, pago, pagos, importe debe, importe cargo, importe débito, cargos abonos cargos, monto cargo, monto cargos, monto débito, monto retiro, monto de retiro, monto de cargo, monto del retiro, monto del cargo, importe del retiro, importe del cargo, valor débito, valor débitos, cargos y débitos, cheques y cargos, cheques y otros cargos, giros, giro, giros o cargos, cheques o cargos, giros y cargos, girado, retiros cargos, retiros y cargos, cargo débito, débitos cargos, débito cargo, retiros débitos, compras, consumos, cargos débitos, cargos debe, debe cargos, débitos en cuenta, disposiciones, valor cargo, cargos en cuenta, importe retiro, cheques, otros cargos, cheques y débitos, monto cheques o cargos, cargo s, cargos s, débito s, deb, cheques cargos, importe de cargos, importe cargos, a cargo, cargo importe, débito importe, dinero enviado, dinero que sale, en contra, salida de dinero, salidas de dinero',
    ),
    credit: parsePhrases(
      'a su favor, en su favor, acreedor, abono, abonos, crédito, créditos, haber, depósito, depósitos, ingreso, ingresos, entrada, entradas, importe haber, importe abono, importe crédito, monto abono, monto abonos, monto crédito, monto depósito, monto de depósito, monto de abono, monto del depósito, monto del abono, importe del depósito, importe del abono, valor crédito, valor créditos, depósitos y abonos, abonos y depósitos, depósitos o abonos, depósitos y otros abonos, depósitos abonos, abonos créditos, crédito abono, créditos abonos, abono crédito, abonos depósitos, consignaciones, consignación, recargas, otros abonos, depósitos créditos, créditos en cuenta, abonos haber, haber abonos, depósitos y créditos, importe depósito, valor abono, pagos abonos, pagos y abonos, abonos en cuenta, monto depósitos o abonos, abono s, abonos s, crédito s, cred, importe de abonos, importe abonos, abono importe, crédito importe, a favor, dinero recibido, dinero que entra, entrada de dinero, entradas de dinero',
    ),
    amount: parsePhrases(
      'importe, amortización, amortización de capital, monto, valor, cantidad, importes, montos, valor transacción, importe de la operación, importe operación, monto operación, monto de la operación, monto transacción, monto de la transacción, monto total, importe total, valor de la transacción, valor original, cargos abonos, cargo abono, abonos cargos, abono cargo, débitos créditos, débito crédito, créditos débitos, crédito débito, debe haber, ingreso gasto, ingresos gastos, valor total, importe en pesos, monto en pesos, pesos, importe en euros, importe euros, monto mn, importe mn, monto en soles, soles, cargos y abonos, ingresos y gastos, pagos cargos, débitos y créditos, monto operación o cobro, cargos pagos, valor operación, monto del movimiento, importe cargo abono, importe del movimiento, total, valor cargo abono, cuota, ingresos egresos, ingresos y egresos, valor movimiento, importe movimiento, monto cargo abono, valor de la operación, suma, valor en pesos, monto en moneda local, monto moneda local, importe origen',
    ),
    balance: parsePhrases(
      'saldo, saldos, saldo disponible, saldo contable, saldo actual, saldo final, saldo en cuenta, saldo diario, saldo total, saldo parcial, saldo acumulado, saldo resultante, saldo operación, saldo liquidación, saldo después del movimiento, saldo tras movimiento, saldo posterior, saldo operativo, saldo en pesos, nuevo saldo, saldo de la cuenta, saldo cuenta, saldo día, saldo del día, saldo a la fecha, saldo después de operación, saldo deudor, saldo acreedor, saldo tras operación, saldo en soles, saldos diarios, saldo en euros, saldo deudor acreedor, saldo restante, saldo mn, saldo corriente, saldo s, saldo posterior al movimiento, saldo al corte, saldo movimiento, saldo por transacción, saldo por movimiento, saldo por operación, balance',
    ),
    type: parsePhrases(
      'tipo, tipo de movimiento, tipo de operación, tipo movimiento, tipo operación, tipo de transacción, tipo transacción, código, cód, clave, cod, tipo mov, cod operación, cód mov, tipo trx, tipo de trx, concepto código, clase, cpto, cod transacción, med at, tpo, naturaleza, trans, tx, código concepto, causal, operación, transacción',
    ),
    currency: parsePhrases(
      'moneda, divisa, mon, div, moneda origen, moneda de la cuenta, moneda de origen, tipo de moneda',
    ),
    originalAmount: parsePhrases(
      'importe original, monto original, moneda extranjera, importe en divisa, importe divisa, importe moneda origen, monto moneda origen, monto origen, monto en moneda de origen, valor en dólares, monto en moneda extranjera, importe en moneda extranjera, importe en moneda de origen, monto moneda extranjera, dólares, monto en dólares, importe en dólares, monto usd, monto de origen, moneda original, importe en moneda original, monto en moneda original, monto de origen operación o cobro, importe origen, valor moneda origen, cantidad original, importe moneda extranjera, importe en divisas, monto us, importe us',
    ),
    exchangeRate: parsePhrases(
      'tipo de cambio, tipo cambio, t c, tasa de cambio, cotización, tc, cambio, tasa cambio, t cambio, tasa de conversión, tipo de cambio aplicado',
    ),
    sign: parsePhrases(
      'd h, h d, d c, c a, cargo o abono, signo, debe haber, db cr, cr db, c d, a c, tipo d c, cargo abono, ind, d h indicador, cargo a abono',
    ),
    ignored: parsePhrases(
      'sucursal, oficina, canal, suc, of, ofic, tarjeta, nro tarjeta, número de tarjeta, n tarjeta, cuenta, nro de cuenta, número de cuenta, n cuenta, categoría, subcategoría, estado, hora, terminal, cajero, sucursal origen, sucursal canal, lugar de operación, lugar de movimiento, agencia, rut, rfc, nit, cif, nif, cuotas, n cuota, no cuotas, número de cuotas, cuota n, cuota cargada, cuota, valor cuota, valor cuota mensual, valor cuota abono, cuota abono, interés mensual, interés anual, interés corriente, interés efectivo, ciudad, país, item, ítem, n, nro, no, línea, usuario, lugar, iva, comisión, impuesto, clabe, ag, tasa, tasa pactada, tasa ea facturada, tasa ea, puntos, dcto, cuotas pactadas, saldo a diferir, saldo pendiente, interés, plaza, origen, localidad, cód oficina, código oficina, banco, uge, hora operación, suc age, sucursal agencia, oficina origen, cuotas totales, cargos del mes, valor cuota mensual, cuota mensual, tasa int, titular, tasa m v, tasa mensual, plazo, abono a capital, abono a capital del mes, abono capital, abono a intereses, precio, precio unitario, n títulos, títulos',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'saldo inicial, saldo anterior, saldo final del período anterior, saldo final período anterior, saldo de apertura, saldo al inicio, saldo inicial del período, saldo al comienzo, saldo al inicio del período, saldo previo, saldo mes anterior, saldo del mes anterior, saldo de inicio, saldo inicial del mes, saldo último extracto, saldo último resumen, saldo del último resumen, saldo anterior al, saldo inicial al, saldo al, saldo inicio, saldo del período anterior, saldo del corte anterior, saldo extracto anterior, saldo último estado de cuenta, saldo disponible inicial, saldo contable inicial, saldo inicial disponible, saldo inicial contable, saldo resumen anterior, saldo inicial en cuenta, saldo período anterior, saldo del estado anterior, saldo corte anterior, saldo de operación inicial, saldo de liquidación inicial, saldo apertura, saldo al corte anterior, saldo último extracto al, saldo cartola anterior, saldo inicio del período, saldo inicial mensual, saldo inicial de período, balance inicial, balance anterior',
    ),
    closingBalance: parsePhrases(
      'saldo final, saldo actual, saldo de cierre, saldo al cierre, saldo al final, saldo final del período, saldo al corte, saldo al final del período, nuevo saldo, saldo a la fecha, saldo al, saldo final al, saldo final del mes, saldo total, saldo total en cuenta, saldo a fecha, saldo cierre, saldo contable, saldo final del día, saldo final en cuenta, saldo este extracto, saldo contable final, saldo disponible final, saldo final disponible, saldo a su favor, saldo a nuestro favor, saldo a favor, saldo actual al, saldo al cierre del período, saldo final contable, saldo cierre de mes, saldo de operación final, saldo de liquidación final, saldo de corte, saldo al final del mes, saldo resultante, saldo en la fecha, saldo al día, saldo de la cuenta, saldo en cuenta, saldo corte, saldo final período, saldo a fecha de corte, saldo fin de mes, balance final, balance actual',
    ),
    broughtForward: parsePhrases(
      'suma anterior, saldo anterior, viene de página anterior, saldo de la página anterior, viene de la página anterior, suma y sigue anterior, saldo página anterior, transporte anterior, viene de la hoja anterior, viene de, saldo hoja anterior, transporte de página anterior, de la página anterior, sumas anteriores, total página anterior, saldo que viene, saldo de hoja anterior, saldo de página anterior, suma de la página anterior',
    ),
    carriedForward: parsePhrases(
      'suma y sigue, saldo a página siguiente, pasa a página siguiente, transporte, pasa a la página siguiente, continúa en la página siguiente, saldo que pasa, a la página siguiente, saldo a la página siguiente, sigue, sumas y sigue, saldo a trasladar, pasa a la hoja siguiente, saldo a hoja siguiente, transporte a página siguiente, saldo página siguiente',
    ),
    subtotal: parsePhrases(
      'subtotal, sub total, total de la página, total página, total del día, total tarjeta, subtotales, total por tarjeta, total hoja, total consumos de, total de la tarjeta, subtotal tarjeta, total consumos',
    ),
    totalCredits: parsePhrases(
      'total abonos, total de abonos, total créditos, total crédito, total de créditos, total depósitos, total de depósitos, total ingresos, total de ingresos, total haber, suma de abonos, suma de créditos, total importe abonos, total abonos y depósitos, depósitos y abonos, otros abonos, depósitos abonos, importe abonos, importe total abonos, importe total de abonos, total entradas, total consignaciones, total de abonos y depósitos, total de entradas, total pagos, ingresos, abonos, créditos, depósitos, total pagos y abonos, pagos y abonos, total monto abonos, total depósitos y abonos, más depósitos, más abonos, total otros abonos, depósitos del período, abonos del período, total de consignaciones, total abonos del período, total ingresos en cuenta, entradas, total depósitos o abonos, más entradas, total créditos del período, créditos del período, monto total de abonos, total de depósitos y abonos, suma de ingresos, sus abonos, total de haber, entrada de dinero, entradas de dinero',
    ),
    totalDebits: parsePhrases(
      'total cargos, total de cargos, total débitos, total débito, total de débitos, total retiros, total de retiros, total egresos, total de egresos, total gastos, total de gastos, total debe, suma de cargos, suma de débitos, total importe cargos, retiros y cargos, otros cargos, retiros cargos, importe cargos, importe total cargos, importe total de cargos, total salidas, total giros, total cheques, cheques, total adeudos, total de salidas, total giros y cargos, gastos, cargos, débitos, retiros, total compras, total consumos, total compras y cargos, compras y cargos, total monto cargos, total retiros y cargos, menos retiros, menos cargos, total otros cargos, retiros del período, cargos del período, cheques pagados, total cargos del período, retiros efectivo, giros y cargos, salidas, egresos, total cheques o cargos, menos salidas, total débitos del período, débitos del período, monto total de cargos, total de retiros y cargos, suma de gastos, sus cargos, total de debe, total de cheques, total operaciones, salida de dinero, salidas de dinero',
    ),
    total: parsePhrases(
      'total, totales, suma total, importe total, total general, total movimientos, total de movimientos, gran total, sumas, suma, monto total, total del período, totales del período, total período, total de operaciones',
    ),
    netChange: parsePhrases(
      'variación, diferencia, variación neta, movimiento neto, flujo neto, cambio neto, variación de saldo, neto',
    ),
    countCredits: parsePhrases(
      'número de abonos, cantidad de abonos, no de abonos, núm abonos, n de abonos, cantidad de créditos, número de depósitos, no de depósitos, cantidad de depósitos, número de créditos, n abonos, total movimientos abonos, núm de abonos, no abonos, nro de abonos, cant abonos, nro créditos',
    ),
    countDebits: parsePhrases(
      'número de cargos, cantidad de cargos, no de cargos, núm cargos, n de cargos, cantidad de débitos, número de retiros, no de retiros, cantidad de retiros, número de débitos, n cargos, total movimientos cargos, núm de cargos, no cargos, nro de cargos, cant cargos, nro débitos',
    ),
    previousBalance: parsePhrases(
      'saldo anterior, saldo anterior pendiente, saldo previo, saldo del mes anterior, saldo período anterior, saldo mes anterior, saldo del período anterior, adeudo del período anterior, adeudo anterior, saldo corte anterior, saldo último estado de cuenta, total resumen anterior, saldo deudor anterior, saldo adeudado inicial período anterior, saldo del resumen anterior, monto facturado a pagar período anterior, monto facturado a pagar, deuda anterior, saldo inicial, saldo adeudado final período anterior, saldo de su último estado de cuenta, adeudo del periodo anterior, monto facturado anterior, saldo pendiente anterior, saldo estado de cuenta anterior',
    ),
    newBalance: parsePhrases(
      'saldo actual, nuevo saldo, saldo nuevo, total a pagar, monto total facturado a pagar, monto total facturado, pago para no generar intereses, saldo al corte, balance al corte, balance a la fecha de corte, balance al cierre, saldo deudor, saldo deudor total, saldo total, deuda total, pago total, saldo a pagar, monto facturado, saldo al cierre, total adeudado, importe a pagar, total deuda, saldo total a pagar, pago de contado, monto a pagar, saldo final, total facturado, pago total del mes, deuda actual, saldo a la fecha de corte, saldo deudor al corte, pago total del período, saldo actual en pesos, saldo a la fecha, saldo en pesos, total a liquidar, monto total a pagar, saldo insoluto',
    ),
    period: parsePhrases(
      'período, periodo, período del, periodo de facturación, período facturado, fecha de corte, periodo de consulta, movimientos del período, extracto del período, rango de fechas, período de facturación, período del extracto, desde hasta, entre fechas, período de consulta, período comprendido, fechas, resumen del período, estado de cuenta del período, comprendido entre, movimientos desde, extracto desde, extracto de movimientos del, período de, del período, período consultado, intervalo, movimientos del, periodo del estado de cuenta, movimientos entre, cartola desde',
    ),
    periodFrom: parsePhrases(
      'desde, del, fecha desde, fecha inicial, fecha de inicio, desde el, inicio del período, fecha inicio, período desde, de, desde fecha, fecha de apertura, fecha corte anterior, inicio, cierre anterior, resumen anterior',
    ),
    periodTo: parsePhrases(
      'hasta, al, fecha hasta, fecha final, fecha fin, hasta el, fin del período, período hasta, a, hasta fecha, fecha de cierre, fecha de corte, corte al, cierre actual, fecha término',
    ),
    statementDate: parsePhrases(
      'fecha de corte, fecha de emisión, fecha emisión, fecha del extracto, fecha de cierre, cierre, corte, fecha de corte actual, fecha de impresión, emitido el, fecha estado de cuenta, fecha extracto, fecha de estado de cuenta, fecha facturación, fecha de facturación, fecha del estado, fecha de expedición, generado el, fecha de generación, fecha de consulta, fecha de cartola, fecha cartola, cierre actual, fecha cierre, fecha corte, fecha de proceso, estado de cuenta al, fecha de elaboración, fecha del resumen, emisión, resumen al',
    ),
    accountNumber: parsePhrases(
      'número de cuenta, nro de cuenta, no de cuenta, n de cuenta, núm de cuenta, num de cuenta, n cuenta, nro cuenta, no cuenta, cuenta, cuenta no, cuenta nro, cuenta n, cuenta corriente n, cuenta corriente nro, cuenta de ahorros no, cuenta número, número de tarjeta, nro de tarjeta, n de tarjeta, n tarjeta, tarjeta número, tarjeta nro, número cuenta, código cuenta cliente, ccc, c c c, número de cuenta clabe, no de tarjeta, cuenta de cheques, número de contrato, contrato, no cuenta clabe, tarjeta terminada en, código de cuenta, n de la cuenta, cta, cta nro, nro cta, no tarjeta, num cuenta, núm cuenta, número de producto, caja de ahorro nro, cuenta única, número de cuenta cliente, n cta cte, n cuenta corriente, n de cuenta corriente, resumen de cuenta nro, resumen de cuenta no, resumen de cuenta n, resumen de cuenta número, préstamo no, préstamo nro, préstamo n, préstamo número, número de préstamo, nro de préstamo, no de préstamo, n de préstamo, número de crédito, nro de crédito, no de crédito, n de crédito, cuenta de efectivo, número de depósito de bajo monto, movimientos de la cuenta de efectivo',
    ),
    iban: parsePhrases(
      'cuenta clabe, clabe, clabe interbancaria, cbu, cci, cvu, código de cuenta interbancario, código cuenta interbancario, código cuenta interbancario cci, iban, código iban, número iban, cuenta iban, iban de la cuenta, n iban',
    ),
    accountHolder: parsePhrases(
      'titular, titular de la cuenta, titulares, nombre, nombre del titular, cliente, nombre del cliente, nombre cliente, razón social, nombre de la cuenta, a nombre de, a nom de, titular cuenta, asociado, socio, nombre o razón social, señor, señora, sr, sra, sres, señores, señor a, denominación, nombre de cliente, titular es, estado de cuenta para, extracto para, extracto de cuenta para, cotitular, cotitulares, segundo titular, nombre del menor, apreciado a, nombre titular, señor es, intervinientes, titular de la tarjeta, nombres, apellidos y nombres, cuentahabiente, tarjetahabiente, beneficiario, nombre y apellido, usuario',
    ),
    accountType: parsePhrases(
      'tipo de cuenta, tipo cuenta, producto, tipo de producto, clase de cuenta, modalidad, nombre del producto, tipo de tarjeta, tipo',
    ),
    currency: parsePhrases(
      'moneda, divisa, moneda de la cuenta, tipo de moneda, tipo moneda, importes en, expresado en, moneda cuenta, cifras en, cuenta en',
    ),
    bank: parsePhrases(
      'banco, entidad, sucursal, oficina, bic, swift, código swift, agencia, institución, nombre del banco, entidad bancaria, código bic, bic swift, ejecutivo, plaza, ejecutivo de cuenta',
    ),
    dailyBalance: parsePhrases(
      'saldo diario, saldos diarios, saldo por día, saldo del día, resumen de saldos diarios, saldos al final del día, saldos por día, detalle de saldos diarios, saldo fin de día, saldo al final del día, saldo de fin de día, saldo al cierre del día',
    ),
    availableBalance: parsePhrases(
      'saldo disponible, disponible, crédito disponible, cupo disponible, límite disponible, monto disponible, disponible para compras, disponible para retiros, disponible avances, saldo disponible al, línea disponible, disponible para disposiciones de efectivo, disponible para efectivo, cupo disponible avances, total disponible, saldo disponible para retiro, disponible al día, importe disponible, disponible en efectivo',
    ),
    creditLimit: parsePhrases(
      'límite de crédito, cupo total, cupo, línea de crédito, límite, límite de compra, límite de financiación, cupo aprobado, monto línea de crédito, monto autorizado, límite de compras, límite autorizado, línea de crédito aprobada, cupo de crédito, cupo sobregiro, línea de sobregiro, monto sobregiro, límite de tarjeta, límite de crédito autorizado, límite de compra en cuotas, línea sobregiro, cupo total avances, cupo total tarjeta, límite en un pago, línea autorizada, acuerdo, descubierto autorizado, límite de descubierto, cupo total compras',
    ),
    minimumPayment: parsePhrases(
      'pago mínimo, pago mínimo a pagar, monto mínimo a pagar, mínimo a pagar, pago mínimo requerido, pago minimo, monto mínimo, pago mínimo del mes, cuota mínima, pago mínimo meses sin intereses, pago mínimo en pesos, importe mínimo, pago mínimo sin intereses, pago mínimo del período, pago mínimo con meses',
    ),
    dueDate: parsePhrases(
      'fecha límite de pago, fecha de vencimiento, vencimiento, pagar hasta, pagar antes de, fecha límite, páguese hasta, fecha de pago, último día de pago, vence, fecha máxima de pago, fecha limite de pago, vencimiento actual, pague antes de, próximo vencimiento, fecha vencimiento, último día para pagar, pague antes del, fecha límite para pago, pague hasta',
    ),
    interestRate: parsePhrases(
      'tasa de interés, tasa, tasa anual, tae, tin, tasa efectiva anual, tea, tna, tem, cat, tipo de interés, tasa bruta anual, tasa de interés anual, tasa nominal anual, tasa efectiva mensual, cftea, cft, interés nominal, tasa interés, tcea, trea, tasa e a, tasa de interés ordinaria, tasa mv, tasa de interés vigente, tasas, tasa de interés efectiva anual, tasa rotativo, tasa de rendimiento, gat nominal, gat real, gat, tasa de interés moratoria, costo anual total, tasa efectiva, tasas de interés, tipos de interés, tasas y comisiones',
    ),
    feeSummary: parsePhrases(
      'resumen de comisiones, comisiones cobradas, total comisiones, total de comisiones, resumen de comisiones cobradas, comisiones, detalle de comisiones, intereses y comisiones, liquidación de intereses, liquidación de la cuenta, cargos por servicios, resumen informativo de beneficiarios, comisiones cobradas en el período, resumen de intereses, total comisiones cobradas, desglose de comisiones, resumen de retenciones, impuestos debitados, total impuestos, retención de isr, isr retenido, liquidación de comisiones, detalle de impuestos, percepciones y retenciones, retenciones, total de intereses, comisiones efectivamente cobradas',
    ),
    yearToDate: parsePhrases(
      'acumulado anual, acumulado del año, en el año, acumulado, en lo que va del año, total anual, año en curso, acumulado en el año, acumulado anual de comisiones, resumen anual, acumulados',
    ),
    rewards: parsePhrases(
      'puntos, programa de puntos, puntos acumulados, puntos disponibles, millas, programa de recompensas, puntos bancomer, saldo de puntos, recompensas, saldo en puntos, puntos generados, puntos utilizados, cashback, resumen de puntos, puntos canjeados, beneficios, estado de puntos, puntos premia, puntos colombia, devolución de compras, dólares premio, saldo millas, kms, puntos vencidos, puntos ganados',
    ),
    pending: parsePhrases(
      'movimientos pendientes, pendiente, pendientes, operaciones pendientes, movimientos en tránsito, transacciones pendientes, movimientos retenidos, retenciones, operaciones programadas, pagos programados, transacciones rechazadas, rechazadas, no facturado, movimientos no facturados, compras no facturadas, autorizaciones pendientes, en tránsito, operaciones en tránsito, cargos objetados por el cliente, cargos no reconocidos, operaciones futuras, compras por facturar, cargos objetados, movimientos por confirmar, cuotas a vencer, cuotas pendientes, cargos pendientes, débitos automáticos a realizar, vencimientos próximos, rechazado, rechazada, fallido, fallida, cancelado, cancelada, bloqueado, bloqueada, retenido, operaciones rechazadas, movimientos rechazados, operaciones canceladas, importes retenidos, importes bloqueados',
    ),
    pendingAmount: parsePhrases(
      'saldo retenido, importe retenido, monto retenido, retenciones, saldo en tránsito, saldo congelado, monto pendiente, saldo no disponible, canje, saldo en canje, retenido, saldo bloqueado, fondos retenidos, retención, depósitos a plazo por confirmar, saldo por confirmar, retenciones a 1 día, retenido 24 horas, saldo embargado, importe pendiente, en canje, depósitos salvo buen cobro, salvo buen cobro',
    ),
    noTransactions: parsePhrases(
      'sin movimientos, no hay movimientos, no existen movimientos, no se registran movimientos, sin operaciones, no registra movimientos, no se encontraron movimientos, sin transacciones, no hay transacciones, no tiene movimientos, sin movimientos en el período, no existen movimientos en el período, no presenta movimientos, no hubo movimientos, no se han realizado movimientos, la cuenta no registra movimientos, sin movimiento, no hay registros, no hay datos, no se registraron movimientos en el período, no se han registrado movimientos, no hay movimientos en el período',
    ),
    page: parsePhrases(
      'página, pág, pag, hoja, páginas, no de página, folio, página no, hoja n, hoja nro, n de página, número de página, página n, n página',
    ),
    continued: parsePhrases(
      'continúa, continuación, continúa en la siguiente página, continúa al dorso, sigue al dorso, sigue, continúa en página siguiente, sigue en página siguiente, al dorso, continúa en hoja siguiente, continúa en la página siguiente, continúa en la próxima página, sigue en la próxima página',
    ),
    installments: parsePhrases(
      'cuotas, meses sin intereses, compras en cuotas, plan de cuotas, compras a meses, planes de pago, compras y cargos diferidos a meses sin intereses, compras y cargos diferidos a meses con intereses, cuotas a vencer, pagos fijos, diferidos, mensualidades, compras diferidas, promociones a meses, plan v, compras a meses sin intereses, cargos diferidos, compras en cuotas sin interés, vencimiento próximos meses, información compras en cuotas, compras a plazos, pagos aplazados, fraccionamiento, compras fraccionadas, compras en cuotas en el período, cuotas pactadas, detalle de cuotas',
    ),
    statementNumber: parsePhrases(
      'número de extracto, nº de extracto, extracto nº, extracto número, extracto no, no de extracto, número de estado de cuenta, estado de cuenta no, n extracto, extracto n, n de extracto',
    ),
    averageBalance: parsePhrases(
      'saldo promedio, saldo medio, saldo promedio diario, saldo promedio mensual, saldo promedio del período, promedio, saldo promedio mínimo, saldo mínimo, saldo máximo, saldo promedio mínimo mensual, saldo medio acreedor, saldo medio deudor, promedio de saldos, saldo promedio del mes, saldo promedio últimos 3 meses, saldo mínimo requerido, saldo promedio diario mensual, saldo medio del período',
    ),
  },
  sections: {
    credits: parsePhrases(
      'abonos, depósitos, ingresos, créditos, depósitos y abonos, otros abonos, haber, depósitos y otros abonos, abonos y depósitos, entradas, dinero recibido, depósitos y otros créditos, detalle de depósitos, depósitos y otros depósitos, créditos y depósitos, depósitos y créditos, abonos del período',
    ),
    debits: parsePhrases(
      'cargos, retiros, débitos, gastos, egresos, otros cargos, debe, adeudos, retiros y cargos, débitos automáticos, domiciliaciones, salidas, dinero enviado, otros débitos, recibos, cargos regulares, cargos no a meses, retiros y otros débitos, recibos domiciliados, giros y cargos, cargos y retiros, débitos y retiros, retiros y débitos, cargos y pagos, cargos del período',
    ),
    checks: parsePhrases(
      'cheques, cheques pagados, cheques girados, cheques cobrados, detalle de cheques, cheques emitidos, relación de cheques, cheques compensados',
    ),
    fees: parsePhrases(
      'comisiones, comisiones e impuestos, impuestos, gastos y comisiones, intereses y comisiones, cargos por servicio, cargos bancarios, comisiones y gastos, comisiones cobradas, impuestos y comisiones, impuestos cargos e intereses, impuestos y percepciones, cargos comisiones impuestos y abonos, comisiones e intereses',
    ),
    interest: parsePhrases(
      'intereses, intereses ganados, intereses cobrados, interés, rendimientos, intereses pagados, intereses y comisiones, intereses del período, intereses a favor, rendimientos financieros, intereses corrientes, intereses de mora, cálculo de intereses, liquidación de intereses, detalle de intereses',
    ),
    payments: parsePhrases(
      'pagos, pagos realizados, sus pagos, pagos y abonos, pagos a la cuenta, pagos recibidos, pago, pagos y créditos, detalle de pagos, su pago, pagos y devoluciones, pagos efectuados',
    ),
    purchases: parsePhrases(
      'compras, consumos, compras y cargos, compras y consumos, movimientos, compras del período, cargos del mes, consumos del mes, compras nacionales, compras internacionales, detalle de consumos, detalle de movimientos, compras con tarjeta, compras y disposiciones, compras en pesos, consumos en pesos, consumos en dólares, movimientos del período, cargos compras y abonos regulares no a meses, total operaciones, productos o servicios voluntariamente contratados, compras y retiros, detalle de operaciones, transacciones, movimientos nacionales, movimientos internacionales, movimientos de la cuenta, movimientos de cuenta, detalle de la cuenta, movimientos del mes, detalle de transacciones, detalle de movimientos de la cuenta, movimientos realizados, movimientos efectuados, historial de movimientos',
    ),
    cashAdvances: parsePhrases(
      'disposiciones de efectivo, avances, avances en efectivo, adelantos en efectivo, avance en efectivo, disposiciones en efectivo, retiros de efectivo, adelantos, efectivo, disposición de efectivo, disposiciones',
    ),
    refunds: parsePhrases(
      'devoluciones, reembolsos, reversos, bonificaciones, ajustes, devoluciones y bonificaciones, reversiones, abonos y devoluciones, extornos, retrocesiones',
    ),
    transfers: parsePhrases(
      'transferencias, traspasos, transferencias recibidas, transferencias enviadas, spei, transferencias electrónicas, traspasos entre cuentas, transferencias de otros bancos, transferencias a otros bancos, spei recibidos, spei enviados, bizum',
    ),
    atm: parsePhrases(
      'cajero automático, cajeros automáticos, retiros en cajero, retiros cajero, disposiciones en cajero, reintegros, retiros de cajero, retiros en cajero automático, cajeros, reintegros en cajero',
    ),
    cards: parsePhrases(
      'tarjetas, tarjeta de débito, compras con tarjeta, tarjeta titular, tarjeta adicional, operaciones con tarjeta, pagos con tarjeta, movimientos tarjeta, compras con tarjeta de débito, movimientos tarjeta titular, movimientos con tarjeta, tarjeta',
    ),
    dailyBalances: parsePhrases(
      'saldos diarios, resumen de saldos diarios, saldo diario, detalle de saldos diarios, saldos por día, saldos promedio',
    ),
    pending: parsePhrases(
      'movimientos pendientes, operaciones pendientes, movimientos en tránsito, transacciones pendientes, retenciones, movimientos no facturados, operaciones programadas, cargos objetados, cargos objetados por el cliente, movimientos retenidos, cuotas a vencer, débitos automáticos a realizar, operaciones rechazadas, movimientos rechazados, operaciones canceladas, importes retenidos, importes bloqueados, próximos cargos, próximos pagos, próximos adeudos, próximos recibos, pagos programados, cargos programados',
    ),
    summary: parsePhrases(
      'resumen, resumen de la cuenta, resumen de cuenta, resumen general, resumen del período, resumen de movimientos, información general, comportamiento, resumen de saldos, resumen de productos, posición global, estado de cuenta, información de la cuenta, resumen del mes, situación de cuentas, resumen integral, resumen consolidado, información financiera, resumen gráfico, cuadro resumen, resumen de cuentas, consolidado, información de su cuenta, gráfico de gastos, distribución de gastos, resumen de cargos y abonos del período, detalle de saldos, resumen comisiones, movimientos por categoría, gastos por categoría, resumen por categoría, compras por categoría, consumos por categoría',
    ),
  },
  markers: {
    credit: parsePhrases('H, HABER, A, Abono, CR, C, Cred, Crédito, ACR, Acreedor, a su favor, a favor'),
    debit: parsePhrases('D, DEBE, Cargo, DB, DEB, Débito, DEU, Deudor, a nuestro favor'),
  },
  accountTypes: {
    checking: parsePhrases(
      'cuenta corriente, cuenta de cheques, cuenta vista, cuenta a la vista, cuenta nómina, cuenta de nómina, cta cte, cuentas corrientes, cuenta transaccional, cuenta rut, cuentarut, cuenta maestra, cuenta corriente en pesos, cuenta online, cuenta básica, cuenta digital, cuenta remunerada, cuenta personal, cuenta de cheques moneda nacional, cuenta empresarial, cuenta enlace, cuenta corriente en dólares, cuenta de pago, cuenta de depósito, cuenta expansión, cuenta corriente bancaria, cuenta corriente especial, libretón, cuenta en euros, cuenta monetaria, cuentas monetarias, depósitos monetarios, cuenta de depósitos monetarios, cuenta negocio, cuenta negocios, cuenta empresa, cuenta joven, cuenta de débito, cuenta profesional, cuenta pensión, cuenta pyme',
    ),
    savings: parsePhrases(
      'cuenta de ahorro, cuenta de ahorros, cuenta sueldo, caja de ahorro, caja de ahorros, ahorro, ahorro corriente, ahorro disponible, ahorros, libreta de ahorro, depósito a plazo, plazo fijo, cuenta ahorro, cuentas de ahorro, cdt, inversión a plazo, pagaré, cuenta de ahorros en soles, caja de ahorro en pesos, depósito a plazo fijo, libreta, imposición a plazo fijo, caja de ahorro en dólares, ahorro a la vista, cuenta de ahorro en pesos, inversiones, certificado de depósito, cuenta cts, cuenta vivienda',
    ),
    credit_card: parsePhrases(
      'tarjeta de crédito, tarjeta crédito, visa, mastercard, tarjeta visa, tarjeta mastercard, american express, tarjetas de crédito, estado de cuenta de tarjeta de crédito, tarjeta de crédito nacional, visa signature, visa platinum, resumen de cuenta visa, tarjeta oro, tarjeta platinum, estado de cuenta nacional de tarjeta de crédito, extracto de tarjeta, extracto tarjeta de crédito, estado de cuenta tarjeta de crédito, resumen de tarjeta, extracto de tarjeta de crédito, resumen de tarjeta de crédito, liquidación de tarjeta, resumen tarjeta de crédito, estado de cuenta internacional de tarjeta de crédito, cuenta tarjeta de crédito, liquidación tarjeta de crédito, tarjeta platino de crédito, tarjeta revolving',
    ),
    loan: parsePhrases(
      'préstamo, crédito hipotecario, hipoteca, préstamo personal, crédito personal, crédito de consumo, línea de crédito, préstamos, crédito de nómina, crédito automotriz, préstamo hipotecario, crédito rotativo, crédito de libre inversión, crédito vehicular, cuenta de crédito, póliza de crédito, extracto de préstamo, cuenta de préstamo, extracto de crédito, estado de cuenta de préstamo, estado de cuenta de crédito, extracto del préstamo, extracto crédito, estado de cuenta crédito hipotecario, liquidación de préstamo, crédito simple, leasing habitacional, crédito prendario',
    ),
    brokerage: parsePhrases(
      'cuenta de valores, cuenta de inversión, fondos de inversión, inversión, comitente, cuenta comitente, contrato de inversión, cartera de valores, cuenta títulos, portafolio, casa de bolsa, fondo de inversión, cuenta de corretaje, contrato de valores',
    ),
    other: parsePhrases(
      'monedero, tarjeta prepago, cuenta prepago, billetera, tarjeta prepaga, monedero electrónico, billetera digital, fideicomiso, billetera móvil, billetera electrónica, monedero móvil, monedero digital',
    ),
  },
  dateWords: parsePhrases('de, del, al, a, y, desde, hasta, el, hasta el, desde el'),
  terms: {
    bankStaff: parsePhrases(
      'su gestor, su gestora, gestor, gestora, su asesor, su asesora, asesor, asesora, ejecutivo de cuenta, ejecutiva de cuenta, ejecutivo de cuentas, su ejecutivo, su ejecutiva, director de oficina, directora de oficina, director de sucursal, gerente, gerente de sucursal, gerente de oficina, oficial de cuenta, oficial de cuentas, oficial de negocios',
    ),
    listEnd: parsePhrases(
      'última línea, fin del estado de cuenta, fin de estado de cuenta, fin estado de cuenta, fin de movimientos, fin de los movimientos, fin del extracto, fin de extracto, fin del reporte, fin de reporte',
    ),
    heldFor: parsePhrases('en beneficio de'),
    joinsHolders: parsePhrases('y, e, y o'),
    guardianOf: parsePhrases('a los padres de, padres de, tutor de, representante legal de'),
    inCareOf: parsePhrases('a la atención de, a la atención del'),
    ownersAssociation: parsePhrases('comunidad de propietarios, comunidad propietarios'),
    ownersFirst: parsePhrases('com prop, cdad prop, c p'),
    severalHolders: parsePhrases('titulares, cotitulares'),
    secondHolder: parsePhrases('segundo, cotitular, cotitulares'),
    holderInSentence: parsePhrases('a nombre de, a nom de'),
    user: parsePhrases('usuario'),
    cardholder: parsePhrases('titular de la tarjeta'),
    formOfAddress: parsePhrases('sr, sra, srta, d, d na, don, doña'),
    article: parsePhrases('el, la, al'),
    firmOffice: parsePhrases('gerente, director, administrador'),
    streetFirst: parsePhrases('av, avda, calle, cl, carrera, cra, kr, paseo, plaza, ronda, apartado'),
    account: parsePhrases('cuenta'),
    accounts: parsePhrases('cuentas'),
    securities: parsePhrases('valores, títulos'),
    overdraft: parsePhrases('descubierto autorizado, giro en descubierto'),
    debitStem: parsePhrases('adeud, cargad, debit'),
    month: parsePhrases('mes'),
    year: parsePhrases('año'),
    corresponding: parsePhrases('correspondiente'),
    belowZero: parsePhrases('deudor'),
    aboveZero: parsePhrases('acreedor'),
    principal: parsePhrases(
      'capital pendiente, capital vivo, deuda pendiente, saldo de la deuda, saldo insoluto, saldo adeudado',
    ),
    ownersBook: parsePhrases('libro mayor, mayor contable, libro de bancos'),
    receivables: parsePhrases('cuentas por cobrar'),
  },
};
