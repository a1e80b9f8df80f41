/** Tables with dates, amounts or balances that are no list of an account. Two blanks or more stand for a gap. */
export const TABLES: Readonly<Record<string, string>> = {
  'an invoice, English': `
Dunmore & Sons Ltd                                                   INVOICE

Invoice number  2024-0417                    Invoice date  17/04/2024
Customer number 88123                        Due date      17/05/2024

Date          Description                    Qty      Unit price      Amount
02/04/2024    Carpentry, kitchen               8           45.00      360.00
05/04/2024    Oak boards                      12           38.50      462.00
11/04/2024    Carpentry, stairs               14           45.00      630.00
11/04/2024    Delivery                         1           25.00       25.00

                                             Subtotal                1,477.00
                                             VAT 20 %                  295.40
                                             Total due               1,772.40

Please pay to account 12345678, sort code 12-34-56.`,
  'an invoice, German': `
Schreinerei Holm                                                     Rechnung Nr. 2024-118

Rechnungsdatum: 30.09.2024          Kundennummer: 40213          Leistungszeitraum: September 2024

Pos.   Datum        Leistung                         Menge     Einzelpreis      Betrag
1      03.09.2024   Montage Einbauschrank              6,0          58,00       348,00
2      09.09.2024   Arbeitsplatte Buche                1,0         412,90       412,90
3      17.09.2024   Anfahrt                            2,0          35,00        70,00

                                     Nettobetrag                                830,90
                                     zzgl. 19 % MwSt.                           157,87
                                     Rechnungsbetrag                            988,77

Bitte überweisen Sie den Betrag bis zum 14.10.2024. IBAN DE02 1203 0000 0000 2020 51`,
  'an invoice, French': `
Atelier Moreau                                                       FACTURE N° F2024-077

Date de facture : 14/06/2024          Échéance : 14/07/2024

Date          Désignation                      Quantité    Prix unitaire      Montant
03/06/2024    Pose de carrelage                      9            42,00       378,00
06/06/2024    Fourniture de carrelage               22            31,80       699,60

                                       Total HT                             1 077,60
                                       TVA 20 %                               215,52
                                       Total TTC                            1 293,12`,
  'an invoice, Spanish': `
Talleres Ibáñez, S.L.                                                FACTURA 2024/0931

Fecha: 21/10/2024          Vencimiento: 20/11/2024          NIF: B12345678

Fecha         Concepto                        Unidades        Precio         Importe
14/10/2024    Cambio de aceite                      1          48,00           48,00
14/10/2024    Filtro de aire                        1          22,40           22,40
16/10/2024    Mano de obra                          3          39,00          117,00

                                       Base imponible                         187,40
                                       IVA 21 %                                39,35
                                       Total                                  226,75`,
  'an invoice of a telephone, Italian': `
Telefonia Alpina                                                     Fattura n. 55012

Data fattura: 05/03/2024          Scadenza: 26/03/2024

Data          Numero           Durata         Importo
02/02/2024    055 1234567      00:12:31          0,84
09/02/2024    06 7654321       00:03:10          0,21
23/02/2024    02 1112223       01:02:59          4,10

                               Totale chiamate           5,15
                               Canone mensile           12,90
                               Totale da pagare         18,05`,
  'an order confirmation, English': `
Order confirmation 100-2251                                          14 February 2025

Item                                      Ships             Price
Desk lamp, brass                          17 Feb 2025       $89.00
Bulb, warm white, 2 pieces                17 Feb 2025       $14.50
Rug 170 x 240                             24 Feb 2025      $349.99

                                          Order total      $453.49
                                          Paid by card     $453.49`,
  'a price list, English': `
PRICE LIST                                         valid from 01/01/2025

Article       Description                           Price
1001          Ballpoint pen, blue                    1.20
1002          Notebook A5                            4.50
1003          Envelope C5, 100 pieces               12.75
1004          Desk pad                              18.00`,
  'a price list, German': `
Preisliste                                          gültig ab 01.03.2025

Nr.     Bezeichnung                                 Preis in EUR
10      Kaffee                                              2,80
11      Tee                                                 2,40
12      Kuchen                                              3,90
13      Frühstück                                          11,50`,
  'the fees of a bank, English': `
Schedule of fees                                    in force from 1 July 2024

Service                                             Fee
Monthly maintenance                                 $12.00
Overdraft, each item                                $34.00
Wire transfer, outgoing                             $25.00
Statement copy                                       $5.00
Minimum opening deposit                            $100.00`,
  'a timetable, English': `
Line 7   Harbour - University                       from 15/12/2024

Harbour          06.12    06.42    07.12    07.27    07.42
Market Square    06.19    06.49    07.19    07.34    07.49
Hospital         06.25    06.55    07.25    07.40    07.55
University       06.31    07.01    07.31    07.46    08.01`,
  'a timetable, German': `
Fahrplan Linie 12                                   gültig ab 15.12.2024

Bahnhof          05.40    06.10    06.40    07.00
Rathaus          05.46    06.16    06.46    07.06
Klinikum         05.53    06.23    06.53    07.13`,
  'a payslip, English': `
Blue Harbour Ltd                                    PAYSLIP

Employee  Maria Lopes              Pay date  28/02/2025          Tax code  1257L

Payments                  Amount          Deductions               Amount
Basic pay               2,850.00          Income tax               360.40
Overtime                  142.50          National Insurance       155.32
                                          Pension                  149.63

Gross pay               2,992.50          Total deductions         665.35
                                          Net pay                2,327.15`,
  'a payslip, German': `
Entgeltabrechnung Februar 2025                      Personalnummer 3312

Lohnart     Bezeichnung                                 Betrag
1000        Gehalt                                    3.450,00
1200        Überstunden                                 210,80
            Gesamtbrutto                              3.660,80
            Lohnsteuer                                  498,33
            Krankenversicherung                         296,52
            Rentenversicherung                          340,45
            Auszahlungsbetrag                         2.525,50`,
  'a payslip, Spanish': `
NÓMINA                                              Periodo: 01/01/2025 a 31/01/2025

Concepto                          Devengos         Deducciones
Salario base                      1.620,00
Plus convenio                       145,30
Contingencias comunes                                    82,96
IRPF                                                    229,49
Total                             1.765,30              312,45
Líquido a percibir                1.452,85`,
  'a tax form, English': `
Form 1099-INT                Interest Income                  2024

PAYER: Northfield Savings Bank          RECIPIENT: Maria Lopes

1   Interest income                                   412.37
2   Early withdrawal penalty                            0.00
4   Federal income tax withheld                        98.97
8   Tax-exempt interest                                 0.00`,
  'a tax form, French': `
Avis d'impôt 2024                        Date d'établissement : 31/07/2024

Salaires                                             31 240
Revenu brut global                                   28 116
Revenu imposable                                     28 116
Impôt sur le revenu net                               1 689
Prélèvements déjà payés                              -1 702
Montant remboursé                                        13`,
  'a tax form, Portuguese': `
Declaração de rendimentos                            Ano de 2024

Categoria A                                        18.450,00
Retenções na fonte                                  2.310,00
Contribuições obrigatórias                          2.029,50
Imposto apurado                                     2.187,44
Valor a reembolsar                                    122,56`,
  'rates of exchange, English': `
Euro reference rates                     January 2025

Date            USD         GBP         JPY
02/01/2025      1.0321      0.8312      162.40
03/01/2025      1.0299      0.8290      161.94
06/01/2025      1.0426      0.8321      164.30
07/01/2025      1.0393      0.8307      164.05`,
  'prices of a share, English': `
Harbour Holdings plc                     Prices in GBP

Date            Open        High        Low         Close       Volume
03 Feb 2025     4.12        4.19        4.08        4.15        120,400
04 Feb 2025     4.15        4.22        4.14        4.20         98,312
05 Feb 2025     4.20        4.21        4.11        4.13        143,201`,
  'readings of a meter, German': `
Ablesung Strom                           Zähler 4711-22

Datum           Zählerstand          Verbrauch
31.12.2022        18.402,10
31.12.2023        21.655,80           3.253,70
31.12.2024        24.811,30           3.155,50`,
  'an inventory, English': `
Stock take 30/06/2024

Item            Bin       On hand      Unit cost       Value
Hinges 60 mm    A-12          412           0.35      144.20
Screws 4x40     A-13        8,200           0.02      164.00
Handles brass   C-02           75           6.80      510.00
                                       Total          818.20`,
  'a table of contents, English': `
Contents

1   Opening an account ......................... 4
2   Deposits and withdrawals .................. 11
3   Balances and interest ..................... 19
4   Statements ................................ 27`,
  'a quotation, Polish': `
Oferta nr 15/2025                        Data: 14.01.2025

Lp.   Nazwa                        Ilość      Cena netto      Wartość
1     Malowanie ścian                 45           28,00     1 260,00
2     Układanie paneli                30           42,00     1 260,00
      Razem netto                                            2 520,00
      VAT 8 %                                                  201,60
      Razem brutto                                           2 721,60`,
};
