/** Prose: what a customer uploads by mistake. Lines as printed; two blanks or more stand for a gap. */
export const LETTERS: Readonly<Record<string, string>> = {
  'a letter of a bank, English': `
Northfield Savings Bank                                              3 March 2025
12 Harbour Street, Bristol

Dear Ms Carter,

Thank you for visiting our branch on 28 February 2025. As we agreed, the rate of your
savings account will be 3.15 % from 1 April 2025. A minimum balance of £1,000.00 applies.
Your overdraft limit of £500.00 stays as it is. If your balance falls below £0.00 we charge
£6.00 a day, at most £60.00 in a month.

Yours sincerely
Thomas Reed`,
  'a letter of a landlord, German': `
Hausverwaltung Lindner GmbH                                          Köln, 04.11.2024

Sehr geehrte Frau Özdemir,

zum 01.01.2025 passen wir die Vorauszahlung auf 245,00 € an. Die Miete beträgt dann
insgesamt 1.180,50 €. Bitte ändern Sie Ihren Dauerauftrag. Den Betrag von 312,40 € aus
der Abrechnung 2023 haben wir am 15.10.2024 überwiesen.

Mit freundlichen Grüßen
Petra Lindner`,
  'a letter of an insurer, French': `
Mutuelle du Rhône                                                    Lyon, le 12 mai 2024

Madame,

Nous accusons réception de votre déclaration du 2 mai 2024. Le montant de l'indemnité
s'élève à 1 250,00 €, déduction faite de la franchise de 150,00 €. Le versement sera
effectué sous dix jours sur votre compte.

Veuillez agréer, Madame, nos salutations distinguées.`,
  'a letter of a school, Spanish': `
Colegio San Isidro                                                   Madrid, 9 de septiembre de 2024

Estimadas familias:

La cuota del comedor será de 112,50 € al mes a partir de octubre. Las clases empiezan el
12/09/2024 y terminan el 20/06/2025. El seguro escolar, de 8,75 €, se cobra una sola vez.

Un cordial saludo,
La dirección`,
  'a novel, English': `
CHAPTER THE THIRD

It was in the spring of 1815 that Mr. Hartley, whose balance of temper was the wonder of the
county, first opened his account of the affair. He owed his tailor 40 pounds, his butcher 12,
and to his brother, as he was wont to say, a debt that no credit could discharge. "On the 3rd
of April," he began, "I paid a visit to the bank," and the company drew closer to the fire.

The interest of the story was considerable. By 1820 the house had passed to a stranger, and of
the 300 acres nothing remained but the orchard, the pond, and a total want of money.`,
  'a novel, German': `
Zweites Kapitel

Im Herbst 1911 kam der Alte zurück. Er brachte 200 Mark mit, einen Koffer und die Absicht, von
nun an zu bleiben. Am 4. Oktober stand er vor dem Haus, das er 1889 verlassen hatte, und zählte
die Fenster. Das Konto seines Lebens, sagte er, weise kein Guthaben auf, nur Soll.`,
  'a novel, Spanish': `
CAPÍTULO PRIMERO

En la primavera de 1936 la casa tenía 12 habitaciones y ningún inquilino. Doña Remedios debía
4 meses al tendero y 7 al carbonero, y llevaba la cuenta en un cuaderno de tapas negras. El 2 de
mayo llegó un hombre con una maleta y un saldo de esperanzas que nadie supo leer.`,
  'a curriculum vitae, English': `
Maria Lopes                                              maria.lopes@example.com

Experience
2019 - 2024    Head of Accounts, Blue Harbour Ltd     Managed a budget of 2,400,000
2015 - 2019    Credit Controller, Dunmore & Sons      Reduced overdue balances by 35 %
01/2012 - 06/2015    Bank Clerk, Northfield Savings

Education
2008 - 2011    BSc Economics, University of Porto`,
  'the terms of an account, English': `
Terms of the Everyday Account                                        Version of 01/07/2024

1. Opening balance. An account is opened with a first deposit of at least 25.00.
2. Statements. We send a statement every month. It shows deposits, withdrawals, the opening
   balance and the closing balance.
3. Fees. A withdrawal abroad costs 2.50. A returned payment costs 15.00. A copy of a statement
   costs 5.00.
4. Interest. Interest on the closing balance is paid on 31 December at 0.10 %.`,
};
