import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

/** France, Belgique, Suisse, Luxembourg, Québec, Maghreb, West and Central Africa. */
export const french: Language = {
  code: 'fr',
  name: 'French',
  months: parseForms(
    'janvier janv jan jnv, février févr fév fev, mars mar mrs, avril avr, mai, juin jun, juillet juil juill jul jui, août aoû aou, septembre sept sep, octobre oct, novembre nov, décembre déc dec',
  ),
  weekdays: parseForms('lundi lun, mardi mar, mercredi mer, jeudi jeu, vendredi ven, samedi sam, dimanche dim'),
  columns: {
    date: parsePhrases(
      "date, dates, jour, date de l'écriture, dates d'opération, j m, date mouvement, date du mouvement, date heure, mois jour",
    ),
    transactionDate: parsePhrases(
      "date d'opération, date opération, date opé, date oper, date de l'opération, date de transaction, date transaction, date de la transaction, date d'achat, date achat, opération le, date op, date vente, date de vente, date d'exécution, date de la vente, date de l'achat, date trans",
    ),
    postingDate: parsePhrases(
      "date comptable, date de comptabilisation, date comptabilisation, date d'inscription, date inscription, date compta, date de comptab, date d, date compt'écriture, date écriture, compta, comptable, date de report, date report, date de l'inscription, date de traitement, date traitement, date d'enregistrement, date enreg, comptabilisé le",
    ),
    valueDate: parsePhrases(
      'date de valeur, date valeur, valeur, val, date val, dt valeur, date de val, valeur le, d valeur, jour valeur',
    ),
    description: parsePhrases(
      "libellé, description, nature des opérations, nature de l'opération, opération, opérations, libellé de l'opération, libellé des opérations, détail, détails, détail de l'opération, détail des opérations, libellés, libellé opération, désignation, intitulé, motif, communication, communications, référence libellé, mouvements, nature, descriptif, objet, texte comptable, commerçant, nom du commerçant, marchand, détails de la transaction, description de l'opération, description de la transaction, description des opérations, transaction, transactions, détail de vos opérations, libellé simplifié, libellé court, bénéficiaire, contrepartie, nom de la contrepartie, informations complémentaires, vos opérations, écritures, nature opération, activités, détails des opérations, libellé du mouvement, détails de l'opération, texte, explication, renseignements, nature et détail de l'opération, intitulé de l'opération, tiers, nom, remarque, libellé mouvement, détail du mouvement, communication détails, texte d'avis, description des transactions, détails de l'activité, description des activités, description de l'activité",
    ),
    reference: parsePhrases(
      "référence, réf, références, n° référence, numéro de référence, n° de référence, n° opération, numéro d'opération, n° de pièce, n° pièce, n° chèque, n° de chèque, numéro de chèque, chèque n°, référence opération, réf opération, no de référence, no réf, n° transaction, numéro de transaction, n° d'opération, référence client, référence banque, n° d'ordre, pièce, no de chèque, no chèque, réf banque, n° écriture, référence de l'opération, num opération, id transaction, no de séquence, référence bancaire, code opération interne",
    ),
    debit: parsePhrases(
      "débit, débits, débit eur, montant débit, montant au débit, débit en euros, retrait, retraits, sortie, sorties, dépenses, dépense, paiements, sorties d'argent, opérations débit, à votre débit, retraits et débits, débit euros, somme débitée, montant débité, votre débit, décaissements, décaissement, charges, débit retraits, retraits débits, prélèvements, achats, débits retraits, opérations débitrices, à votre charge, chèques et débits, débit montant, débité, montants débités, montants débités de votre compte, montants retirés, montant retiré, chèque débit",
    ),
    credit: parsePhrases(
      "crédit, crédits, crédit eur, montant crédit, montant au crédit, crédit en euros, dépôt, dépôts, entrée, entrées, recettes, recette, versement, versements, rentrées d'argent, opérations crédit, à votre crédit, dépôts et crédits, crédit euros, montant crédité, encaissements, encaissement, revenus, crédit dépôts, dépôts crédits, votre crédit, bonification, bonifications, versements reçus, crédits dépôts, opérations créditrices, à votre faveur, en votre faveur, crédit montant, crédité, avoir, montants crédités, montants crédités à votre compte, montants déposés, montant déposé, dépôt crédit",
    ),
    amount: parsePhrases(
      "montant, capital amorti, montants, somme, montant de l'opération, montant opération, montant en euros, montant eur, débit crédit, débit et crédit, montant de la transaction, montant transaction, montant net, crédit débit, mouvement, montant du mouvement, montant en chf, débit ou crédit, retraits dépôts, charge bonification, montant en compte, montant facturé, montant total, débits crédits, valeur en euros, montant euros, recettes dépenses, prix",
    ),
    balance: parsePhrases(
      'solde, soldes, solde progressif, solde comptable, solde après opération, solde du compte, solde en eur, solde en euros, nouveau solde, solde courant, solde disponible, solde créditeur débiteur, solde final, solde jour, solde intermédiaire, solde en compte, solde résultant, solde cumulé, solde restant, position, solde du jour, solde eur, solde après transaction, solde journalier, solde actuel',
    ),
    type: parsePhrases(
      "type, type d'opération, type opération, type de transaction, code opération, code, nature op, type de mouvement, catégorie d'opération, type d'écriture, mode de paiement, cod, moyen de paiement, famille, mode, transaction",
    ),
    currency: parsePhrases('devise, monnaie, dev, devise du compte, code devise'),
    originalAmount: parsePhrases(
      "montant d'origine, montant en devise, montant en devises, montant devise, devise d'origine, montant initial, montant original, montant en devise d'origine, montant en monnaie étrangère, monnaie étrangère, montant en devise étrangère, montant origine, devises, montant devise étrangère, montant en devises étrangères, contre valeur, montant dans la devise d'origine, montant monnaie d'origine",
    ),
    exchangeRate: parsePhrases(
      'taux de change, cours, cours de change, taux de conversion, taux, cours du change, taux change',
    ),
    sign: parsePhrases('sens, d c, c d, signe, débit crédit, sens d c'),
    ignored: parsePhrases(
      "quantité, agence, catégorie, sous catégorie, canal, carte, n° carte, n° de carte, numéro de carte, compte, n° compte, numéro de compte, statut, heure, lieu, ville, pays, iban, bic, exo, exonéré, franco, commission, frais, indisponible, points, succursale, guichet, no, n°, num, numéro, code guichet, tva, pointage, pointée, sous catégorie opération, rubrique, titulaire, quantité, taux d'intérêt, remises, remise en argent, dont frais, iban contrepartie, compte contrepartie, jours, nombres, code banque",
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      "solde initial, ancien solde, solde précédent, solde au début, solde de départ, solde d'ouverture, solde antérieur, solde en début de période, solde au début de la période, solde début, solde début de période, solde d'ouverture au, solde précédent au, ancien solde au, solde créditeur précédent, ancien solde créditeur, ancien solde débiteur, solde créditeur au, solde débiteur au, solde créditeur initial, solde débiteur initial, solde initial au, solde au, solde reporté, solde du dernier relevé, solde de votre dernier relevé, solde dernier relevé, solde relevé précédent, solde du relevé précédent, solde du mois précédent, solde en début de mois, solde antérieur au, solde de début, solde veille, solde d'ouverture de la période, solde du précédent extrait, solde départ, solde initial créditeur, solde initial débiteur, solde compte au, solde précédent créditeur, solde précédent débiteur, solde de l'extrait précédent, solde de départ au, solde au début du mois, votre solde d'ouverture, votre solde d'ouverture au, solde de l'état précédent, solde de l'état de compte précédent",
    ),
    closingBalance: parsePhrases(
      "solde final, nouveau solde, solde de clôture, solde en fin de période, solde à la fin, solde fin de période, solde fin, solde actuel, solde de fin, solde créditeur au, solde débiteur au, nouveau solde créditeur, nouveau solde débiteur, nouveau solde au, solde au, solde de clôture au, solde final au, solde créditeur, solde débiteur, solde à la fin de la période, solde en votre faveur, solde en notre faveur, solde à votre crédit, solde de votre compte, solde de votre compte au, solde du compte, solde en fin de mois, solde créditeur final, solde à reporter, solde clôture, solde en euros au, solde en date du, solde comptable au, solde de ce relevé, solde de fin de période, solde à ce jour, solde final créditeur, solde final débiteur, solde à la date du, solde arrêté au, solde courant, solde du compte au, solde total, solde comptable, solde en fin d'extrait, solde de fermeture, solde à la fin du mois, solde de fermeture au, votre solde de fermeture, votre solde de fermeture au, votre solde de clôture, votre solde de clôture au",
    ),
    broughtForward: parsePhrases(
      'report, report à nouveau, report page précédente, report de la page précédente, report de la page, report page, solde reporté, solde reporté de la page précédente, report solde, report du solde précédent, solde page précédente, report ancien solde, ancien report, solde report, total page précédente',
    ),
    carriedForward: parsePhrases(
      'à reporter, solde à reporter, total à reporter, report page suivante, à reporter page suivante, report sur page suivante, à reporter sur la page suivante, report à la page suivante, total reporté',
    ),
    subtotal: parsePhrases(
      'sous total, total page, total de la page, total du jour, sous totaux, total carte, total des opérations de la carte, total pour la carte, sous total carte, total de la carte, total intermédiaire',
    ),
    totalCredits: parsePhrases(
      'total crédits, total crédit, total des crédits, total des opérations au crédit, total dépôts, total des dépôts, total au crédit, total créditeur, total des mouvements créditeurs, total mouvements crédit, total des entrées, total entrées, total versements, total recettes, total des opérations créditrices, mouvements créditeurs, total de vos crédits, total des écritures créditrices, total bonifications, total des rentrées, total encaissements, dépôts et crédits, total des versements, total des dépôts et crédits, autres crédits, entrées, crédits, dépôts, total des paiements reçus, versements, total des remboursements, somme des crédits, total mouvements créditeurs, paiements et crédits, total des crédits de la période, total dépôts et crédits, total des recettes, rentrées, règlements et avoirs, paiements et avoirs, total des règlements, total des paiements et crédits, paiements reçus, total des montants crédités, total des montants déposés, total des dépôts dans votre compte',
    ),
    totalDebits: parsePhrases(
      'total débits, total débit, total des débits, total des opérations au débit, total retraits, total des retraits, total au débit, total débiteur, total des mouvements débiteurs, total mouvements débit, total des sorties, total sorties, total dépenses, total des dépenses, total des opérations débitrices, mouvements débiteurs, total de vos débits, total des écritures débitrices, total charges, total des paiements, total décaissements, chèques et débits, total des retraits et débits, autres débits, sorties, débits, retraits, total des achats, total des opérations, total achats, somme des débits, total mouvements débiteurs, achats et débits, total des débits de la période, total retraits et débits, dépenses, total des montants débités, total des montants retirés, total des chèques et débits, total des retraits de votre compte',
    ),
    total: parsePhrases(
      'total, totaux, total général, total des mouvements, total des opérations, somme, montant total, total de la période, total mouvements, totaux des mouvements, total mensuel, total opérations, total écritures',
    ),
    netChange: parsePhrases(
      'variation, variation nette, mouvement net, différence, évolution, évolution du solde, flux net',
    ),
    countCredits: parsePhrases(
      "nombre de crédits, nombre d'opérations au crédit, nb crédits, nombre crédits, nombre de dépôts, nb opérations crédit",
    ),
    countDebits: parsePhrases(
      "nombre de débits, nombre d'opérations au débit, nb débits, nombre débits, nombre de retraits, nb opérations débit",
    ),
    previousBalance: parsePhrases(
      'solde précédent, ancien solde, solde du relevé précédent, solde antérieur, solde du mois précédent, montant du dernier relevé, solde dernier relevé, solde du dernier relevé, solde de la facture précédente, solde dernière facture, report solde précédent, encours précédent, montant du relevé précédent, montant de la facture précédente, ancien encours, encours du mois précédent, solde dû précédent, dernier relevé',
    ),
    newBalance: parsePhrases(
      'nouveau solde, solde à payer, montant dû, solde dû, solde total, montant à payer, total à payer, solde du compte, solde courant, montant total dû, nouveau solde dû, solde actuel, montant débité, total à débiter, solde en notre faveur, montant prélevé, solde impayé, montant de la facture, solde total dû, montant à régler, total prélevé, solde débiteur, montant qui sera débité, nouvel encours, total à prélever, montant total à payer, nouveau solde à payer, encours total, total de vos dépenses, montant à prélever, nouvel encours total, montant du relevé',
    ),
    period: parsePhrases(
      "période, période du, relevé du, pour la période du, période du relevé, extrait du, opérations du, période de facturation, relevé de compte du, pour la période, date du relevé, mouvements du, période couverte, période de relevé, relevé pour la période, historique du, vos opérations du, relevé des opérations du, période de référence, transactions du, extrait de compte du, période d'arrêté",
    ),
    periodFrom: parsePhrases(
      "du, de, depuis, depuis le, date de début, date début, à partir du, date du relevé précédent, date d'ouverture, début, de la date",
    ),
    periodTo: parsePhrases(
      "au, à, jusqu'au, date de fin, date fin, fin, date de clôture, période terminée le, pour la période terminée le, période se terminant le, pour la période se terminant le",
    ),
    statementDate: parsePhrases(
      "date du relevé, date d'émission, relevé au, arrêté au, édité le, date d'édition, date de l'extrait, émis le, date d'arrêté, imprimé le, relevé de compte au, date de relevé, extrait du, date de facturation, date de la facture, date d'arrêté du compte, généré le, date extrait, date de production, en date du, relevé édité le, établi le, date d'impression, situation au, date relevé, créé le",
    ),
    accountNumber: parsePhrases(
      "numéro de compte, n° de compte, n° compte, compte n°, compte numéro, no de compte, numéro du compte, compte, numéro de carte, n° de carte, carte n°, numéro compte, no compte, rib, r i b, compte bancaire, id du compte, identifiant du compte, votre compte, cpte, compte carte n°, n° du compte, référence du compte, num compte, numéro de folio, folio, compte courant n°, compte chèque n°, relevé d'identité bancaire, numéro de contrat, n° contrat, no de carte, compte à vue n°, compte de dépôt n°, compte no, n° client compte, cle rib, prêt n°, prêt n, numéro de prêt, numéro du prêt, n° de prêt, n° du prêt, compte espèces n°",
    ),
    iban: parsePhrases(
      'iban, numéro iban, code iban, n° iban, identifiant international de compte, identifiant iban, compte iban',
    ),
    accountHolder: parsePhrases(
      'titulaire, titulaire du compte, titulaires, nom, nom du titulaire, intitulé du compte, client, nom du client, titulaire de la carte, au nom de, intitulé, monsieur, madame, m, mme, mlle, mr, titulaire s, nom et prénom, m ou mme, raison sociale, détenteur, titulaire compte, nom du détenteur, nom du titulaire de la carte, titulaire s du compte, nom titulaire, cotitulaire, co titulaire, co emprunteur, second titulaire, deuxième titulaire',
    ),
    accountType: parsePhrases(
      'type de compte, nature du compte, produit, type compte, catégorie de compte, libellé du compte, désignation du compte, nature compte, genre de compte, rubrique',
    ),
    currency: parsePhrases(
      'devise, devise du compte, monnaie, monnaie du compte, montants en, devise compte, montants exprimés en, exprimé en, en devise',
    ),
    bank: parsePhrases(
      'banque, agence, établissement, bic, code bic, swift, domiciliation, code banque, succursale, guichet, nom de la banque, code swift, bic swift, code guichet, banque émettrice, votre agence, caisse',
    ),
    dailyBalance: parsePhrases(
      'solde quotidien, soldes quotidiens, solde journalier, solde du jour, soldes journaliers, solde de fin de journée, solde en fin de journée',
    ),
    availableBalance: parsePhrases(
      'solde disponible, disponible, crédit disponible, montant disponible, avoir disponible, réserve disponible, disponible au, limite disponible, solde réel, fonds disponibles, montant utilisable',
    ),
    creditLimit: parsePhrases(
      "limite de crédit, découvert autorisé, autorisation de découvert, plafond, facilité de caisse, marge de crédit, limite, limite de la carte, montant du découvert autorisé, montant de l'autorisation de découvert, découvert, limite d'avances de fonds, ligne de crédit, plafond de paiement, limite globale, limite de dépenses, autorisation découvert, plafond de découvert, crédit autorisé, marge autorisée, plafond de retrait",
    ),
    minimumPayment: parsePhrases(
      'paiement minimum, paiement minimal, montant minimum, versement minimum, versement minimal, montant minimum à payer, paiement minimum exigible, mensualité, minimum à payer, paiement minimum dû, montant minimal, paiement minimal exigé, acompte minimum',
    ),
    dueDate: parsePhrases(
      "date d'échéance, échéance, date limite de paiement, payable le, à payer avant le, date d'exigibilité, date de prélèvement, date de paiement, prélevé le, débité le, date de débit, date limite, payable au plus tard le, échéance du paiement, date d'échéance du paiement, à payer jusqu'au, délai de paiement, à régler avant le, à régler le, règlement avant le, payable avant le, à payer au plus tard le, date limite de règlement, date du prélèvement, prélèvement le",
    ),
    interestRate: parsePhrases(
      "taux d'intérêt, taux, taux annuel, taeg, taux d'intérêt annuel, teg, taux débiteur, taux nominal, taux nominal annuel, taux créditeur, taux effectif global, taux de rémunération, taux annuel effectif global, tan, taux d'intérêt débiteur, taux d'intérêt créditeur, taux des intérêts, taux appliqués, taux applicables, taux en vigueur, taux annuels, taux appliqué",
    ),
    feeSummary: parsePhrases(
      "récapitulatif des frais, total des frais, frais bancaires et cotisations, frais perçus, relevé de frais, total des frais bancaires, information sur les frais, total des frais bancaires et de découvert, arrêté de compte, récapitulatif annuel des frais, relevé annuel des frais, échelle d'intérêts, sommaire des frais, frais et cotisations, ticket d'agios, bouclement, décompte de clôture, intérêts et frais, total des frais prélevés, décompte d'intérêts, frais liés aux incidents, détail des frais, frais prélevés, frais prélevés sur la période, détail des frais prélevés, frais et commissions prélevés, frais de la période, frais facturés, récapitulatif de frais",
    ),
    yearToDate: parsePhrases(
      "cumul annuel, depuis le début de l'année, cumul, cumul depuis le 1er janvier, total annuel, à ce jour cette année, cumul de l'année, depuis le 1er janvier, depuis le début de l'année civile, année en cours",
    ),
    rewards: parsePhrases(
      'points, programme de fidélité, points de fidélité, remises en argent, programme de remises, remises accumulées, remises utilisées, milles, points de récompense, primes, récompenses, solde de points, points membre, boni dollars, points gagnés, sommaire des points, points bonus, cumul des points, miles, points aéroplan, points bonidollars, cashback',
    ),
    pending: parsePhrases(
      'opérations à venir, opérations en attente, en attente, opérations en cours, transactions en attente, encours, encours carte, opérations à débit différé, paiements programmés, opérations non comptabilisées, transactions refusées, refusé, virements programmés, opérations prévues, prélèvements à venir, opérations en suspens, virements permanents, transactions en suspens, paiements en attente, opérations rejetées, en cours de traitement, opérations carte à venir, débit différé, échoué, échouée, refusée, annulé, annulée, bloqué, bloquée, rejeté, rejetée, opérations annulées, opérations refusées, montants bloqués',
    ),
    pendingAmount: parsePhrases(
      'montant en attente, encours carte, montant bloqué, montant réservé, total en attente, encours, montant en cours, encours débit différé, total des opérations en attente, réservations, montant retenu',
    ),
    noTransactions: parsePhrases(
      "aucune opération, pas d'opération, aucun mouvement, aucune transaction, pas de mouvement, aucune opération sur la période, aucune écriture, néant, aucun mouvement sur la période, aucune opération enregistrée, aucune opération ce mois ci, aucune transaction ce mois ci, pas de transactions, aucune opération n'a été enregistrée, aucun résultat, aucune activité, aucune opération n'a été enregistrée sur la période, pas de mouvement sur la période, pas d'opération sur la période, aucun mouvement enregistré, aucune opération n'a été effectuée, pas de transaction pour cette période, aucune opération pour cette période, aucun mouvement pour la période, aucune opération durant la période",
    ),
    page: parsePhrases('page, pages, feuillet, feuille, p, n° page, page n°, folio, no de page'),
    continued: parsePhrases(
      'suite, suite page suivante, suite au verso, voir page suivante, suite à la page suivante, à suivre, tsvp, suite de la page précédente, tournez svp, voir suite au verso, suite du relevé',
    ),
    installments: parsePhrases(
      "mensualités, paiements échelonnés, paiement en plusieurs fois, paiements en plusieurs fois, échéances, plan de remboursement, versements égaux, tableau d'amortissement, paiements par versements, plans de versements, crédit renouvelable, paiement fractionné, plan de paiement, échéancier",
    ),
    statementNumber: parsePhrases(
      'numéro de relevé, n de relevé, relevé n, relevé no, relevé numéro, extrait n, extrait no, numéro d extrait, numéro de l extrait, relevé de compte n, extrait de compte n, relevé de compte numéro',
    ),
    averageBalance: parsePhrases(
      'solde moyen, solde moyen créditeur, solde moyen débiteur, solde moyen quotidien, moyenne des soldes, solde minimum, solde maximum, solde quotidien moyen, solde minimal, solde moyen mensuel',
    ),
  },
  sections: {
    credits: parsePhrases(
      "crédits, opérations au crédit, dépôts, versements, encaissements, entrées, dépôts et crédits, virements reçus, recettes, remises de chèques, autres crédits, versements d'espèces, opérations créditrices, paiements reçus, rentrées, revenus, vos crédits, virements en votre faveur, virements reçus et dépôts, dépôts et virements reçus, virements et dépôts, crédits et virements reçus, virements reçus et versements, dépôts et autres crédits",
    ),
    debits: parsePhrases(
      'débits, opérations au débit, retraits, prélèvements, paiements, sorties, autres débits, dépenses, vos paiements, retraits et débits, prélèvements et débits, prélèvements sepa, opérations débitrices, paiements émis, prélèvements automatiques, vos débits, ordres permanents, domiciliations, avis de prélèvement, tip et prélèvements, prélèvements et tip, paiements et prélèvements, prélèvements et paiements, retraits et paiements, paiements et retraits, prélèvements et retraits, chèques et prélèvements, retraits et autres débits',
    ),
    checks: parsePhrases(
      'chèques, chèques émis, chèques payés, chèques débités, paiements chèques, paiements par chèque, vos chèques, chèques compensés',
    ),
    fees: parsePhrases(
      'frais, commissions, frais bancaires, cotisations, frais et cotisations, frais de tenue de compte, frais et commissions, frais de service, frais de gestion, taxes, frais et intérêts, frais bancaires et cotisations, agios, vos frais, impôts et taxes, frais de transaction, cotisation carte',
    ),
    interest: parsePhrases(
      "intérêts, intérêts débiteurs, intérêts créditeurs, agios, intérêts et frais, intérêts et commissions, frais d'intérêts, intérêts sur achats, intérêts perçus, intérêts acquis, calcul des intérêts, décompte des intérêts, détail des intérêts, taux appliqués, taux en vigueur",
    ),
    payments: parsePhrases(
      'paiements, vos paiements, règlements, paiements et crédits, paiement, versements, paiements reçus, vos versements, règlements reçus, paiement reçu, paiements effectués, vos paiements et crédits, règlements et avoirs, paiements et avoirs, versements et crédits, règlements et crédits',
    ),
    purchases: parsePhrases(
      'achats, achats et débits, opérations, transactions, nouvelles opérations, opérations carte, dépenses, achats et frais, paiements carte, paiements par carte, vos achats, détail de vos opérations, détail des opérations, mouvements, nouveaux achats, achats par carte, opérations par carte, transactions du mois, vos opérations, transactions portées au compte, achats en euros',
    ),
    cashAdvances: parsePhrases(
      "avances de fonds, avances d'espèces, avances en espèces, avances, retraits d'espèces, avance de fonds, avances de fonds et transferts de solde, prélèvements d'espèces, retraits d'argent liquide",
    ),
    refunds: parsePhrases(
      'remboursements, retours, avoirs, annulations, crédits et remboursements, ajustements, remboursement, rejets, impayés, régularisations, extournes',
    ),
    transfers: parsePhrases(
      'virements, virements émis, virements reçus, transferts, virement, virements internes, virements sepa, virements permanents, virements instantanés, virements émis sepa, transferts de solde, virements reçus sepa, vos virements, virements interac, mises en compte',
    ),
    atm: parsePhrases(
      "retraits dab, retraits d'espèces, distributeur automatique, retraits distributeurs, retraits carte, retraits gab, retraits aux distributeurs, retraits au distributeur, guichet automatique, retraits au guichet automatique, retraits par carte, bancomat, prélèvements bancomat",
    ),
    cards: parsePhrases(
      'cartes, paiements par carte, paiements carte, opérations carte, carte bancaire, carte, achats par carte, transactions par carte, carte de débit, opérations par carte bancaire, factures carte, paiements par carte bancaire, vos paiements par carte, relevé carte, factures cartes, relevé des opérations par carte, opérations effectuées avec la carte, paiements et retraits par carte',
    ),
    dailyBalances: parsePhrases(
      'soldes quotidiens, soldes journaliers, évolution du solde, solde quotidien, historique des soldes',
    ),
    pending: parsePhrases(
      'opérations à venir, opérations en attente, transactions en attente, opérations en cours, encours carte, opérations non comptabilisées, transactions en suspens, transactions refusées, paiements programmés, virements programmés, opérations annulées, opérations rejetées, opérations refusées, montants bloqués, prélèvements à venir, opérations programmées, paiements à venir, échéances à venir, prochains prélèvements, prochaines échéances',
    ),
    summary: parsePhrases(
      "résumé, synthèse, récapitulatif, sommaire, synthèse de vos comptes, situation de vos comptes, récapitulatif de vos comptes, sommaire du compte, résumé du compte, sommaire de votre compte, situation, aperçu, vue d'ensemble, synthèse des comptes, relevé de situation, état sommaire, sommaire de vos comptes, résumé de votre compte, synthèse de votre compte, relevé synthétique, vos comptes, situation globale, votre situation, position globale, récapitulatif des opérations, sommaire des transactions, votre compte en un coup d'œil, sommaire de l'activité, synthèse de vos avoirs, aperçu du compte, état de fortune, relevé de fortune, situation de votre compte, situation du compte, position de votre compte, vos opérations par catégorie, opérations par catégorie, dépenses par catégorie, vos dépenses par catégorie, votre situation en bref",
    ),
  },
  markers: {
    credit: parsePhrases('CR, C, Crédit, Cr., Créd., Avoir, Créditeur, en votre faveur, à votre crédit'),
    debit: parsePhrases('D, DB, Débit, Dt., Doit, Dr., Débiteur, en notre faveur, à votre débit'),
  },
  accountTypes: {
    checking: parsePhrases(
      "compte courant, compte chèque, compte chèques, votre compte courant, votre compte chèque, votre compte chèques, votre compte de dépôt, compte de dépôt, compte à vue, compte de chèques, compte bancaire, compte privé, compte salaire, comptes courants, compte joint, compte de paiement, compte professionnel, compte individuel, compte épargne et chèques, dépôt à vue, c c, compte particulier, compte de chèque, compte de dépôts, compte courant postal, ccp, compte cheque particulier, compte d'opérations, compte eurocompte, compte personnel, compte chèque opérations, compte opérations, épargne avec opérations, compte d'épargne avec opérations, compte de chèques de base, compte bancaire personnel, compte pro, compte entreprise, compte jeune, compte étudiant, compte commercial, compte avantage entreprise",
    ),
    savings: parsePhrases(
      "livret, livret a, livret d'épargne, compte d'épargne, compte d'épargne réglementé, compte d'épargne non réglementé, compte épargne, compte sur livret, ldds, ldd, pel, cel, l d d, p e l, c e l, l e p, épargne, livret jeune, plan épargne logement, compte à terme, dépôt à terme, compte épargne logement, livret de développement durable, livret bleu, lep, livret d'épargne populaire, livret de développement durable et solidaire, compte placement, livret bancaire, épargne stable, épargne placement, compte sur carnet, csl, compte d'épargne à intérêt élevé, compte d'épargne à intérêt quotidien, celi, reer, bon de caisse, compte garantie locative, compte prévoyance, certificat de placement garanti",
    ),
    credit_card: parsePhrases(
      "carte de crédit, relevé de carte, carte visa, visa, mastercard, relevé de carte de crédit, american express, carte à débit différé, carte mastercard, compte carte, décompte mensuel, relevé de compte carte, visa premier, visa or, carte gold, facture mensuelle, cartes de crédit, relevé visa, relevé mastercard, carte de paiement, relevé de vos dépenses par carte, relevé de dépenses par carte, relevé carte, relevé de carte bancaire, relevé de vos opérations carte, relevé d'opérations carte, relevé de compte carte de crédit, relevé carte à débit différé, relevé de dépenses carte, décompte de carte, décompte carte de crédit, relevé de votre carte, extrait de carte, état de compte carte de crédit, relevé de compte mastercard, relevé de compte visa, carte bancaire à débit différé, carte platine",
    ),
    loan: parsePhrases(
      'prêt, emprunt, crédit immobilier, prêt personnel, crédit, hypothèque, prêt hypothécaire, crédit renouvelable, marge de crédit, prêt immobilier, crédit à la consommation, compte de prêt, prêt à la consommation, crédit hypothécaire, ligne de crédit, relevé de prêt, relevé de compte de prêt, relevé de crédit, relevé de compte crédit, relevé de marge de crédit, relevé hypothécaire, relevé de prêt immobilier, prêt automobile, prêt étudiant, prêt travaux, décompte de prêt, décompte hypothécaire, état de compte prêt, extrait de compte crédit, relevé annuel de prêt, relevé de votre prêt, crédit auto, crédit automobile',
    ),
    brokerage: parsePhrases(
      "compte titres, pea, plan d'épargne en actions, portefeuille, compte titre, compte espèces pea, compte de placement, portefeuille titres, dépôt titres, compte d'instruments financiers, compte de courtage, compte espèces titres",
    ),
    other: parsePhrases(
      'carte prépayée, monnaie électronique, compte prépayé, garantie de loyer, porte monnaie électronique, portefeuille mobile, portefeuille électronique',
    ),
  },
  dateWords: parsePhrases("au, du, le, de, et, jusqu'au, er, à"),
  terms: {
    bankStaff: parsePhrases(
      "votre conseiller, votre conseillère, conseiller, conseillère, conseiller clientèle, conseillère clientèle, directeur d'agence, directrice d'agence, directeur de l'agence, chargé de clientèle, chargée de clientèle, votre chargé de clientèle, votre chargée de clientèle, chargé d'affaires, chargée d'affaires, votre interlocuteur, votre interlocutrice, votre gestionnaire, directeur de succursale",
    ),
    listEnd: parsePhrases(
      'fin du relevé, fin du relevé de compte, fin de relevé, fin des opérations, fin de liste, dernière ligne',
    ),
    heldFor: parsePhrases('pour le compte de'),
    joinsHolders: parsePhrases('et, ou, et ou'),
    guardianOf: parsePhrases('aux parents de, parents de, représentant légal de'),
    inCareOf: parsePhrases('a l attention, à l attention de, à l attention du'),
    ownersAssociation: parsePhrases('syndicat des copropriétaires'),
    ownersFirst: parsePhrases('synd copro, copropriété, sdc'),
    firmFirst: parsePhrases('sci, sarl, eurl, scp, scpi'),
    secondHolder: parsePhrases(
      'cotitulaire, cotitulaires, co titulaire, co emprunteur, second titulaire, deuxième titulaire',
    ),
    severalHolders: parsePhrases('titulaires'),
    holderInSentence: parsePhrases('au nom de'),
    cardholder: parsePhrases('titulaire de la carte'),
    formOfAddress: parsePhrases('m, mm, mme, mlle, monsieur, madame, mademoiselle'),
    formBehindName: parsePhrases('mme, mlle, madame, monsieur'),
    article: parsePhrases('le, la, les'),
    firmOffice: parsePhrases('gérant, gérante, directeur, directrice, administrateur, syndic'),
    streetFirst: parsePhrases(
      'rue, avenue, ave, av, boulevard, bd, bld, place, chemin, allée, impasse, route, lieu, lieudit, quai, cours, bp',
    ),
    account: parsePhrases('compte'),
    accounts: parsePhrases('comptes'),
    member: parsePhrases('folio, membre, sociétaire'),
    securities: parsePhrases('titres'),
    overdraft: parsePhrases('autorisation de découvert, découvert autorisé, facilité de caisse'),
    debitStem: parsePhrases('prélev, débit'),
    month: parsePhrases('mois'),
    year: parsePhrases('année'),
    corresponding: parsePhrases('correspondant, relatif'),
    belowZero: parsePhrases('débiteur'),
    aboveZero: parsePhrases('créditeur'),
    principal: parsePhrases('capital restant dû, solde restant dû, restant dû'),
    ownersBook: parsePhrases('grand livre, grand livre général'),
  },
};
