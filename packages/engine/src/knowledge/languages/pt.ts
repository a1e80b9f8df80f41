import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

/** Brasil, Portugal, Angola, Moçambique, Cabo Verde. */
export const portuguese: Language = {
  code: 'pt',
  name: 'Portuguese',
  months: parseForms(
    'janeiro jan, fevereiro fev, março mar, abril abr, maio mai, junho jun, julho jul, agosto ago, setembro set, outubro out, novembro nov, dezembro dez',
  ),
  weekdays: parseForms(
    'segunda-feira seg segunda, terça-feira ter terça, quarta-feira qua quarta, quinta-feira qui quinta, sexta-feira sex sexta, sábado sáb, domingo dom',
  ),
  columns: {
    date: parsePhrases(
      'data, dia, datas, data hora, data e hora, dt, data mov, data movimento, data do movimento, data de movimento, data lançamento, data do lançamento, data lanç, data lanc, data de lançamento, dia mês, data hist, dt movimento, data d m a, data dia mês ano, data dd mm aa, data dd mm aaaa, data dd mm, dia mês ano',
    ),
    transactionDate: parsePhrases(
      'data da transação, data transação, data da operação, data operação, data de operação, data da compra, data compra, data de compra, data de transação, data transacção, data da transacção, data de transacção, data do evento, data oper, data de realização, data mov transação',
    ),
    postingDate: parsePhrases(
      'data contábil, data contabilística, data de processamento, data processamento, data de contabilização, data lanç contab, data de registo, data do registo, data contabilizada, data balancete, dt balancete, data efetivação, data de débito, data do débito, data de crédito, data contab, data de lanç, data de registro',
    ),
    valueDate: parsePhrases(
      'data valor, data de valor, data val, valor data, dt valor, data valuta, val, data da valorização',
    ),
    description: parsePhrases(
      'descrição, descritivo, histórico, lançamento, lançamentos, descrição do movimento, descrição da transação, descrição do lançamento, movimento, movimentos, descrição da operação, detalhes, detalhe, movimentação, estabelecimento, transação, operação, operações, nome do estabelecimento, descrição dos movimentos, favorecido, beneficiário, histórico do lançamento, descr, transações, designação, detalhes da transação, local, observação, observações, identificação, complemento, histórico lançamento, texto, tipo descrição, discriminação, descrição histórico, histórico descrição, descrição origem, comerciante, conceito, descritivo do movimento, lançamento histórico, detalhamento, título, origem destino, razão social, origem, nome, remetente destinatário, informações, dados da transação, resumo, histórico transação, descrição do estabelecimento, detalhe do movimento',
    ),
    reference: parsePhrases(
      'documento, doc, nº documento, número do documento, nº doc, n doc, num doc, número documento, referência, ref, nº do documento, dcto, docto, nr doc, nr documento, número de documento, n documento, nº de documento, doc nº, número, nº cheque, cheque, id da transação, identificador, id transação, autenticação, num documento, código, número de referência, nº referência, código da transação, controle, nº operação, nr operação, num cheque, id operação, id da operação, nr cheque, nº do cheque, nsu, código de autorização, número da transação, doc cheque',
    ),
    debit: parsePhrases(
      'devedor, a nosso favor, débito, débitos, saída, saídas, débito r, débitos r, saques, saque, valor débito, valor debitado, pagamentos, saídas r, débitos débito, a débito, montante débito, importância débito, levantamentos, levantamento, despesas, despesa, débito eur, débito em euros, gastos, saída r, retiradas, retirada, valor saída, saídas débitos, gasto, débito valor',
    ),
    credit: parsePhrases(
      'credor, a seu favor, crédito, créditos, entrada, entradas, crédito r, créditos r, depósitos, depósito, valor crédito, valor creditado, recebimentos, entradas r, a crédito, montante crédito, importância crédito, receitas, receita, crédito eur, crédito em euros, rendimentos, entrada r, valor entrada, ganhos, recebido, entradas créditos, crédito valor',
    ),
    amount: parsePhrases(
      'valor, amortização, amortização de capital, montante, importância, valor r, valores, valor em r, quantia, valor da transação, valor transação, valor da operação, valor em reais, valor lançamento, movimento r, montante eur, valor do lançamento, crédito débito, débito crédito, valor total, valor eur, importâncias, débitos créditos, créditos débitos, montante em eur, valor em euros, entradas saídas, entrada saída, entradas e saídas, valor da parcela, valor brl, montantes, montante movimento, montante em euros, valor movimento, total, valor nominal, valor original r, preço, créditos e débitos, débitos e créditos, valor do movimento, movimento valor',
    ),
    balance: parsePhrases(
      'saldo, saldos, saldo r, saldo contabilístico, saldo contábil, saldo disponível, saldo final, saldo do dia, saldo após movimento, saldo em r, saldo após, saldo acumulado, saldo após transação, saldo atual, saldo conta, saldo da conta, saldo contab, saldo parcial, saldo total, saldo após operação, saldo corrente, saldo após lançamento, saldo do movimento, saldo eur, saldo em conta, saldo contabilistico eur, saldos r, saldo devedor, saldo diário, saldo resultante, saldo em euros, saldo por transação, saldo por lançamento, saldo por movimento, saldo por operação',
    ),
    type: parsePhrases(
      'tipo, tipo de transação, tipo de operação, tipo movimento, tipo de movimento, tipo lançamento, natureza, código lançamento, cód, tipo de lançamento, tipo operação, código histórico, cód histórico, tipo transação, tipo de transacção, forma de pagamento, modalidade, operação, transação',
    ),
    currency: parsePhrases('moeda, divisa, moeda da conta, código moeda'),
    originalAmount: parsePhrases(
      'valor original, moeda estrangeira, valor em dólar, valor em us, valor em moeda estrangeira, montante original, montante em moeda estrangeira, valor em moeda original, us, valor us, valor dólar, montante na moeda original, moeda original, valor moeda original, dólar, montante moeda origem, valor em moeda local, montante moeda estrangeira, valor na moeda de origem, valor em usd, valor moeda estrangeira, valor origem, moeda de origem, valor moeda origem, montante na moeda de origem',
    ),
    exchangeRate: parsePhrases(
      'cotação, taxa de câmbio, câmbio, taxa de conversão, conversão, cotação do dólar, dólar de conversão, taxa câmbio, cotação dólar',
    ),
    sign: parsePhrases('d c, c d, dc, sinal, débito crédito, d c r, crédito débito, natureza d c, c d indicador, inf'),
    ignored: parsePhrases(
      'quantidade, agência, ag, ag origem, agência origem, canal, cartão, número do cartão, conta, nº conta, número da conta, categoria, subcategoria, hora, status, situação, parcela, parcelas, origem agência, lote, cidade, país, banco, nº, item, balcão, taxa, iof, terminal, cpf, cnpj, cpf cnpj, nif, estado, agência de origem, parcelamento, instituição, titular, conta destino, chave pix, pontos, comissão, imposto, imposto do selo, taxas, número de parcelas, autorização, dependência origem, dep origem, variação, dependência, banco agência conta',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'saldo anterior, saldo inicial, saldo de abertura, saldo do mês anterior, saldo inicial do período, saldo em, saldo no início, saldo de início, saldo no início do período, saldo do extrato anterior, saldo ant, saldo contabilístico inicial, saldo anterior em, saldo anterior r, saldo inicial em, saldo extrato anterior, saldo contabilístico anterior, saldo do período anterior, saldo inicial r, saldo abertura, saldo do dia anterior, saldo transportado do extrato anterior, saldo no início do mês, saldo inicial contabilístico, saldo do último extrato, saldo anterior a, saldo em conta anterior, s a l d o anterior, saldo inicial disponível, saldo à data de início, saldo conta corrente em',
    ),
    closingBalance: parsePhrases(
      'saldo final, saldo atual, saldo, saldo em, saldo de fechamento, saldo final do período, saldo no final, saldo no fim do período, saldo do período, saldo actual, saldo total, saldo contabilístico final, saldo contabilístico, saldo final em, saldo final r, saldo em conta, saldo em conta corrente, saldo atual em, saldo encerramento, saldo de encerramento, saldo final disponível, saldo conta corrente, saldo no fim do mês, saldo final do dia, saldo final contabilístico, saldo à data, saldo à data de fim, saldo em c corrente, saldo da conta, saldo do dia, saldo de fecho, saldo contábil, saldo no final do período, s a l d o, saldo atual r, saldo em conta corrente em, saldo fecho, saldo da conta corrente',
    ),
    broughtForward: parsePhrases(
      'transporte, saldo transportado, saldo da página anterior, a transportar da página anterior, transporte da página anterior, de transporte, saldo a transportar anterior, saldo anterior transportado, vem da página anterior, transporte de saldo, saldo página anterior',
    ),
    carriedForward: parsePhrases(
      'a transportar, saldo a transportar, transporte para a página seguinte, saldo para a próxima página, total a transportar, a transportar para a página seguinte, saldo a transportar para a página seguinte, saldo para página seguinte',
    ),
    subtotal: parsePhrases(
      'subtotal, sub total, total da página, total do dia, total do cartão, total cartão, subtotais, lançamentos no cartão, total para este cartão, total do cartão final, subtotal do cartão',
    ),
    totalCredits: parsePhrases(
      'total de créditos, total créditos, total crédito, total de entradas, total entradas, total a crédito, total de depósitos, total depósitos, total dos créditos, soma dos créditos, total recebido, total de recebimentos, créditos, entradas, total de movimentos a crédito, total créditos r, total movimentos a crédito, total de pagamentos, total pagamentos, total receitas, pagamentos e créditos, total de créditos no período, depósitos e créditos, total dos pagamentos, depósitos, outros créditos, créditos do período, total créditos do período, soma das entradas, total de pagamentos e créditos, recebimentos, outras entradas, total de receitas, depósitos recebimentos',
    ),
    totalDebits: parsePhrases(
      'total de débitos, total débitos, total débito, total de saídas, total saídas, total a débito, total de saques, total saques, total dos débitos, soma dos débitos, total gasto, total de gastos, débitos, saídas, total de movimentos a débito, total débitos r, total movimentos a débito, total de compras, total compras, total despesas, total de despesas, compras e débitos, total de débitos no período, saques e débitos, total dos lançamentos atuais, outros débitos, débitos do período, total débitos do período, soma das saídas, total das compras, outras saídas, pagamentos efetuados, total de lançamentos, total de levantamentos, compras do período, despesas do período, total lançamentos, lançamentos atuais, compras e despesas, total de compras e despesas',
    ),
    total: parsePhrases(
      'total, totais, soma, total geral, valor total, total do período, total movimentos, total de movimentos, totais do período, total de lançamentos, soma total, total acumulado',
    ),
    netChange: parsePhrases(
      'variação, diferença, movimento líquido, variação líquida, saldo do período, resultado do período, saldo líquido do período',
    ),
    countCredits: parsePhrases(
      'quantidade de créditos, nº de créditos, número de créditos, qtd créditos, qtde créditos, nº movimentos a crédito, nº créditos',
    ),
    countDebits: parsePhrases(
      'quantidade de débitos, nº de débitos, número de débitos, qtd débitos, qtde débitos, nº movimentos a débito, nº débitos',
    ),
    previousBalance: parsePhrases(
      'saldo anterior, total da fatura anterior, fatura anterior, saldo da fatura anterior, valor da fatura anterior, saldo do extrato anterior, total fatura anterior, saldo devedor anterior, saldo em dívida anterior, valor da última fatura, saldo do mês anterior, saldo fatura anterior, saldo financiado anterior, última fatura',
    ),
    newBalance: parsePhrases(
      'total desta fatura, total da fatura, saldo atual, valor total, total a pagar, valor da fatura, pagamento total, saldo devedor, saldo em dívida, total fatura, valor a pagar, valor total da fatura, saldo actual, saldo total, saldo desta fatura, total desta fatura r, total da sua fatura, saldo devedor total, saldo atual da fatura, saldo em dívida actual, valor em dívida, total a pagar nesta fatura, valor total desta fatura, novo saldo, esta é a sua fatura, saldo total consolidado, valor total a pagar',
    ),
    period: parsePhrases(
      'período, período de, extrato do período, período do extrato, movimentos de, período consultado, lançamentos do período, extrato de, período de referência, mês de referência, extrato mensal, do período, movimentos entre, de até, intervalo, período selecionado, mês ano, extrato período, fatura referente a, período faturado, extrato integrado, período de fatura, data inicial data final, extrato consolidado',
    ),
    periodFrom: parsePhrases(
      'de, desde, data inicial, data de início, a partir de, data início, início, data inicio, período de, do dia',
    ),
    periodTo: parsePhrases('a, até, data final, data de fim, data fim, fim, ao dia, à data de, data até'),
    statementDate: parsePhrases(
      'data de emissão, data do extrato, emitido em, data da emissão, data do extracto, data de fechamento, data de corte, data da fatura, fechamento, data de impressão, data extrato, emissão, gerado em, data de fecho, fechamento da fatura, data de geração, extrato emitido em, data da consulta, data da fatura emissão, impresso em, data emissão, data do extrato combinado, data de extrato, fechamento desta fatura, fechamento atual, data do fechamento, data de fechamento da fatura, data do fechamento da fatura',
    ),
    accountNumber: parsePhrases(
      'conta, número da conta, nº da conta, nº conta, conta corrente, nº de conta, número de conta, agência conta, agência e conta, conta nº, agência conta corrente, número do cartão, nº do cartão, conta número, n conta, n conta dígito, conta dígito, cartão, conta de depósitos à ordem, conta d o, conta à ordem, número de cartão, cartão número, conta corrente nº, nº de cartão, número da conta corrente, número conta, conta do, nuib, conta nr, nr conta, ag conta, cartão final, conta poupança, conta de pagamento, nº contrato, número do contrato, conta cartão, conta n, empréstimo n, empréstimo nº, número do empréstimo, nº do empréstimo, n do empréstimo, número de empréstimo, n de empréstimo, conta de numerário',
    ),
    iban: parsePhrases('iban, número iban, iban da conta, nº iban, código iban'),
    accountHolder: parsePhrases(
      'titular, titulares, nome, associado, cooperado, cliente, nome do cliente, nome do titular, titular da conta, nome cliente, razão social, 1º titular, primeiro titular, titular 1, nome da conta, nome titular, nome empresarial, correntista, nome do correntista, titular do cartão, em nome de, exmo sr, exmo a sr a, exmos senhores, denominação, nome completo, nome razão social, sr, sra, cotitular',
    ),
    accountType: parsePhrases(
      'tipo de conta, produto, tipo conta, modalidade, tipo de cartão, designação da conta, descrição da conta, tipo de produto',
    ),
    currency: parsePhrases(
      'moeda, divisa, moeda da conta, valores em, saldos em, expresso em, montantes em, valores expressos em',
    ),
    bank: parsePhrases(
      'banco, agência, balcão, instituição, bic, swift, código swift, bic swift, sucursal, nome do banco, instituição financeira, dependência, gestor',
    ),
    dailyBalance: parsePhrases(
      'saldo diário, saldos diários, saldo do dia, saldo por dia, saldos por dia, saldo final do dia, saldos por data',
    ),
    availableBalance: parsePhrases(
      'saldo disponível, saldo bloq anterior, saldo bloqueado anterior, disponível, limite disponível, valor disponível, saldo disponível em, crédito disponível, disponível para saque, saldo disponível r, limite disponível para compras, saldo disponível para saque, saldo autorizado, limite de crédito disponível, total disponível, disponível para uso, saldo disponivel p saque, limite disponível para saque',
    ),
    creditLimit: parsePhrases(
      'limite, limite de crédito, limite total, limite contratado, cheque especial, limite cheque especial, limite da conta, limite do cartão, limite de cheque especial, descoberto autorizado, limite de descoberto, limite de saque, limite total de crédito, plafond, limite especial, facilidade de descoberto, limite cartão, limite utilizado, limite aprovado, limite máximo de crédito, limite de compras, limite de crédito total, limite para saque, plafond do cartão, limite da lis, lis',
    ),
    minimumPayment: parsePhrases(
      'pagamento mínimo, valor mínimo, pagamento mínimo desta fatura, mínimo a pagar, pagamento mínimo obrigatório, valor mínimo a pagar, pagamento mínimo r, montante mínimo a pagar, prestação mínima, parcela mínima, mínimo',
    ),
    dueDate: parsePhrases(
      'vencimento, data de vencimento, data limite de pagamento, vence em, data limite, pagar até, data do vencimento, vencimento em, data de pagamento, data do débito, data limite pagamento, próximo vencimento, vencimento da fatura, a pagar até',
    ),
    interestRate: parsePhrases(
      'taxa de juros, taxa de juro, taxa, taeg, tan, cet, juros do rotativo, taxa anual, taxa mensal, tanb, tanl, taxa nominal, taxa de juro anual, cet anual, taxa efetiva, juros ao mês, taxas, encargos financeiros, taxas de juros, custo efetivo total, juros de mora, taxa anual nominal, taxa anual nominal bruta, juros máximos do contrato, taxa de juros mensal, encargos e taxas, taxas de juro',
    ),
    feeSummary: parsePhrases(
      'resumo de tarifas, tarifas, total de tarifas, comissões e despesas, total de encargos, resumo de encargos, comissões cobradas, extrato de comissões, extrato de tarifas, tarifas e encargos, resumo das comissões, comissões e juros, resumo de despesas, detalhamento de tarifas, fatura recibo, encargos cobrados nesta fatura, total de comissões, despesas bancárias, encargos e tarifas',
    ),
    yearToDate: parsePhrases(
      'acumulado no ano, acumulado, acumulado do ano, no ano, desde o início do ano, total no ano, acumulado anual, ano corrente',
    ),
    rewards: parsePhrases(
      'pontos, programa de pontos, milhas, pontos acumulados, saldo de pontos, programa de fidelidade, programa de recompensas, cashback, livelo, pontos disponíveis, resumo de pontos, programa de relacionamento, pontos esfera, programa sempre presente',
    ),
    pending: parsePhrases(
      'lançamentos futuros, lançamentos pendentes, pendente, pendentes, movimentos pendentes, movimentos cativos, cativos, transações pendentes, agendamentos, compras parceladas próximas faturas, próximas faturas, compras parceladas, movimentos por liquidar, transações recusadas, movimentos agendados, pagamentos agendados, autorizações pendentes, valores bloqueados, lançamentos agendados, débitos futuros, demais faturas, próxima fatura, operações pendentes, valores cativos, movimentos futuros, compras parceladas próximas, transações em processamento, movimentos não contabilizados, recusado, recusada, falhado, falhou, cancelado, cancelada, bloqueado, bloqueada, rejeitado, rejeitada, operações recusadas, operações canceladas, montantes cativos',
    ),
    pendingAmount: parsePhrases(
      'valor bloqueado, saldo bloqueado, valores cativos, cativo, valor pendente, bloqueado, saldo cativo, bloqueio, valor cativo, saldo bloqueado r, montante cativo, bloqueado 1 dia, bloqueado 24 horas, cheques em compensação, total pendente, saldo por liquidar, depósitos bloqueados',
    ),
    noTransactions: parsePhrases(
      'sem movimentos, não houve movimentação, sem lançamentos, não há movimentos, não há lançamentos, sem movimentação, não houve lançamentos, nenhum lançamento, nenhuma transação, não foram encontrados movimentos, sem movimento no período, não existem movimentos, não há lançamentos no período, sem transações, não existem lançamentos, conta sem movimento, sem movimentos no período, nenhuma movimentação, não há lançamentos para o período, não houve lançamentos no período, não há transações',
    ),
    page: parsePhrases('página, pág, pag, folha, páginas, fl, folha nº, página nº, pagina n, nº página'),
    continued: parsePhrases(
      'continua, continuação, continua na próxima página, continua na página seguinte, continua no verso, segue, continua na próxima folha, continuação da página anterior, ver verso',
    ),
    installments: parsePhrases(
      'parcelas, parcelamento, parcelamentos, compras parceladas, prestações, parcelado, pagamento fracionado, parcelas a vencer, parcelamento de fatura, plano de pagamento, parcelas futuras, compras parceladas próximas faturas, fracionamento, pagamentos fracionados, parcele sua fatura, opções de parcelamento, opções de pagamento, simulação de compras parceladas, planos de pagamento, saque parcelado',
    ),
    statementNumber: parsePhrases(
      'número do extrato, nº do extrato, extrato nº, extrato número, n extrato, extrato n, n do extrato, número de extrato, extrato no',
    ),
    averageBalance: parsePhrases(
      'saldo médio, saldo médio mensal, saldo médio do período, saldo médio diário, saldo mínimo, saldo máximo, saldo médio credor, saldo médio devedor, média de saldos, saldo médio contabilístico, saldo médio trimestral, saldo médio disponível',
    ),
  },
  sections: {
    credits: parsePhrases(
      'créditos, entradas, depósitos, recebimentos, movimentos a crédito, receitas, outros créditos, depósitos e créditos, total de entradas, outras entradas, transferências recebidas, depósitos e recebimentos, rendimentos, recebidos, créditos e depósitos, entradas e depósitos, créditos recebidos, depósitos e transferências recebidas',
    ),
    debits: parsePhrases(
      'débitos, saídas, saques, pagamentos efetuados, movimentos a débito, despesas, outros débitos, débitos diretos, débito automático, débitos automáticos, total de saídas, outras saídas, levantamentos, transferências enviadas, saques e débitos, débitos directos, débito automático efetuado, pagamentos de serviços, gastos, pagamentos de contas, pagamentos de serviços e outros, débitos e pagamentos, pagamentos e débitos, débitos e saques, saídas e pagamentos, levantamentos e pagamentos',
    ),
    checks: parsePhrases('cheques, cheques compensados, cheques emitidos, cheques pagos, cheques descontados'),
    fees: parsePhrases(
      'tarifas, taxas, comissões, encargos, tarifas e impostos, tarifas bancárias, comissões e despesas, comissões e impostos, encargos e tarifas, impostos, despesas, anuidade, iof, taxas e encargos, produtos e serviços, lançamentos produtos e serviços, encargos financeiros, taxas e impostos, outras despesas, comissões e encargos, multas e juros, manutenção de conta, tarifas e comissões, comissões e tarifas, taxas e comissões',
    ),
    interest: parsePhrases(
      'juros, juros e encargos, encargos, juros e impostos, juros devedores, juros credores, rendimentos, rendimentos e juros, juros e comissões, juros de mora, juros do rotativo, encargos e taxas, taxas de juros',
    ),
    payments: parsePhrases(
      'pagamentos, pagamento, pagamentos e créditos, pagamentos efetuados, pagamentos realizados, pagamentos recebidos, pagamentos e estornos, pagamento efetuado, pagamentos e devoluções, créditos e pagamentos, pagamento créditos, pagamentos e créditos diversos, pagamentos créditos, pagamento de fatura, pagamentos anteriores',
    ),
    purchases: parsePhrases(
      'compras, lançamentos, despesas, compras e saques, lançamentos nacionais, lançamentos internacionais, compras nacionais, compras internacionais, lançamentos compras e saques, despesas do mês, transações, movimentos, lançamentos no brasil, compras e débitos, lançamentos atuais, transações nacionais, transações internacionais, despesas no brasil, despesas no exterior, novas compras, compras a vista, compras parceladas nesta fatura, lançamentos do cartão, compras e serviços, histórico de lançamentos, lançamentos da fatura, compras do mês, despesas da fatura, compras à vista, detalhe dos movimentos, detalhes da fatura, movimentações, compras e despesas, suas movimentações, compras do período, movimentações do período',
    ),
    cashAdvances: parsePhrases(
      'saques, adiantamentos, cash advance, saques em dinheiro, levantamentos a crédito, adiantamentos de numerário, saque à vista, retiradas em dinheiro, saque dinheiro, saques no crédito, cash advances',
    ),
    refunds: parsePhrases(
      'estornos, devoluções, reembolsos, estorno, ajustes, créditos e estornos, devolução, cancelamentos, créditos de estorno, regularizações',
    ),
    transfers: parsePhrases(
      'transferências, transferência, transferências enviadas, transferências recebidas, ted doc, pix, transferências pix, pix enviados, pix recebidos, transferências entre contas, ted, pix transferência, transferências realizadas, transferências doc ted, transferências mb way, transferências sepa',
    ),
    atm: parsePhrases(
      'levantamentos, saques, caixa eletrônico, multibanco, levantamentos multibanco, saques em caixa eletrônico, levantamentos atm, saque em terminal, levantamentos em numerário, caixa automático',
    ),
    cards: parsePhrases(
      'cartões, compras com cartão, cartão de débito, compras cartão, pagamentos com cartão, compras no débito, cartão, movimentos com cartão, compras no cartão, cartão titular, cartão adicional, compras no cartão de débito, compras com cartão de débito, cartão virtual, movimentos do cartão, débito visa electron',
    ),
    dailyBalances: parsePhrases(
      'saldos diários, saldo diário, saldos por dia, evolução do saldo, saldos por data, saldos finais diários, saldo por dia',
    ),
    pending: parsePhrases(
      'lançamentos futuros, movimentos pendentes, lançamentos pendentes, agendamentos, movimentos cativos, transações pendentes, compras parceladas próximas faturas, pagamentos agendados, movimentos agendados, próximas faturas, valores bloqueados, compras em processamento, movimentos por contabilizar, operações recusadas, operações canceladas, montantes cativos, próximos débitos, próximos pagamentos, débitos agendados, débitos futuros, pagamentos futuros',
    ),
    summary: parsePhrases(
      'resumo, resumo da conta, resumo do extrato, resumo da fatura, posição integrada, saldos, posição consolidada, extrato consolidado, resumo de contas, resumo do período, visão geral, posição global, resumo dos movimentos, resumo mensal, resumo do mês, património financeiro, situação patrimonial, resumo de movimentos, resumo de saldos, resumo dos saldos, resumo financeiro, informações da conta, resumo da conta corrente, resumo consolidado, resumo das suas contas, visão global, extrato combinado, património, gastos por categoria, despesas por categoria, resumo por categoria, movimentos por categoria',
    ),
  },
  markers: {
    credit: parsePhrases('C, CR, Crédito, Créd., Cred, Entrada, Credor, Credora, a seu favor'),
    debit: parsePhrases('D, DB, DEB, Débito, Déb., Saída, Devedor, Devedora, a nosso favor'),
  },
  accountTypes: {
    checking: parsePhrases(
      'conta corrente, conta à ordem, depósitos à ordem, depósito à ordem, conta de depósitos à ordem, conta de pagamento, conta pagamento, contas correntes, conta digital, conta ordenado, contas à ordem, conta salário, conta de depósito, conta pagamentos, conta do nubank, conta empresarial, conta d o, conta de serviços mínimos, conta corrente pf, conta corrente pj, conta fácil, conta negócios, conta pj, conta universitária, conta serviços mínimos bancários, conta jovem',
    ),
    savings: parsePhrases(
      'conta poupança, poupança, depósito a prazo, conta a prazo, contas poupança, caderneta de poupança, depósitos a prazo, cdb, poupança ouro, conta poupança programada, aplicação automática, poupanças, poupança fácil, aplicações, extrato poupança, conta de poupança, extrato conta poupança, extrato de poupança, poupança integrada',
    ),
    credit_card: parsePhrases(
      'cartão de crédito, fatura, fatura do cartão, visa, mastercard, cartões de crédito, conta cartão, american express, extrato de conta cartão, fatura do cartão de crédito, fatura mensal, fatura cartão, elo, extrato de cartão de crédito, visa infinite, mastercard black, hipercard, extrato do cartão, ourocard, conta de cartão de crédito, extrato do cartão de crédito, fatura de cartão de crédito, sua fatura, extrato cartão de crédito, resumo da fatura, extrato conta cartão, fatura atual, cartão visa gold, cartão platinum, cartão empresarial',
    ),
    loan: parsePhrases(
      'empréstimo, crédito habitação, crédito pessoal, financiamento, empréstimos, crédito à habitação, crédito consignado, crédito automóvel, financiamento imobiliário, empréstimo pessoal, capital de giro, crédito ao consumo, extrato de empréstimo, extrato do empréstimo, extrato de financiamento, extrato de crédito, demonstrativo de empréstimo, conta empréstimo, empréstimo consignado',
    ),
    brokerage: parsePhrases(
      'conta de títulos, conta investimento, carteira, conta de investimento, dossier de títulos, fundos de investimento, carteira de títulos, conta títulos, corretora, dossier títulos, conta de valores mobiliários',
    ),
    other: parsePhrases(
      'cartão pré-pago, conta garantia, cartão refeição, cartão alimentação, cartão pré pago, conta vinculada, carteira digital, carteira móvel, carteira eletrónica',
    ),
  },
  dateWords: parsePhrases('de, do, a, à, até, e, em, ao, º'),
  terms: {
    bankStaff: parsePhrases(
      'gerente, seu gerente, sua gerente, gerente de conta, gerente da conta, gerente de relacionamento, gerente da agência, gestor, gestora, o seu gestor, a sua gestora, gestor de cliente, gestora de cliente, gestor de conta, diretor de agência, diretor do balcão',
    ),
    listEnd: parsePhrases(
      'fim do extrato, fim de extrato, fim do extracto, fim dos lançamentos, fim dos movimentos, última linha',
    ),
    joinsHolders: parsePhrases('e, ou, e ou'),
    guardianOf: parsePhrases('aos pais de, responsável por'),
    inCareOf: parsePhrases('aos cuidados de, ao cuidado de, a c de'),
    ownersFirst: parsePhrases('condomínio'),
    severalHolders: parsePhrases('titulares'),
    secondHolder: parsePhrases('segundo, cotitular, co titular'),
    holderInSentence: parsePhrases('em nome de'),
    user: parsePhrases('usuário'),
    cardholder: parsePhrases('titular do cartão'),
    formOfAddress: parsePhrases('sr, sra, dona'),
    article: parsePhrases('o, os, a'),
    firmOffice: parsePhrases('gerente, diretor, administrador'),
    streetFirst: parsePhrases('rua, travessa, praça, alameda, estrada, apartado'),
    account: parsePhrases('conta'),
    accounts: parsePhrases('contas'),
    securities: parsePhrases('valores, títulos'),
    overdraft: parsePhrases('cheque especial, limite da conta'),
    debitStem: parsePhrases('debit'),
    month: parsePhrases('mês'),
    year: parsePhrases('ano'),
    corresponding: parsePhrases('correspondente, relativo'),
    belowZero: parsePhrases('devedor'),
    aboveZero: parsePhrases('credor'),
    principal: parsePhrases('capital em dívida, saldo da dívida, valor em dívida'),
    ownersBook: parsePhrases('livro razão, razão contábil'),
    receivables: parsePhrases('contas a receber'),
  },
};
