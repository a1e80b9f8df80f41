/** Numbers by which a state knows a person or a firm: the short name of one, or the form that one country gives them. */

const NAME =
  /^(?:CPF|CNPJ|CPF\/CNPJ|R\.?F\.?C\.?|NIT|RUT|R\.U\.T\.|RUC|NIF|CUIT|CUIL|CUIT\/CUIL|CUIL\/CUIT|DNI|NIE|CIF|PAN|IČO|IČ|DIČ|OIB|JMBG|PIB|CNP|CUI|NIP|PESEL|REGON|KRS|KvK|ΑΦΜ|Α\.Φ\.Μ\.|ЕИК|ЕГН|БУЛСТАТ|ИНН|ОГРН|ЄДРПОУ|РНОКПП|[Oo]rg\.?-?nr|[Kk]t|[Kk]ennitala|CVR|CVR-nr|Y-tunnus|SIRET|SIREN|TCKN|VKN)[:.]?$/;
/** Chile's "17.884.201-K", Brazil's "111.222.333-44", "***.456.789-**" and "12.345.678/0001-90". */
const FORM = /^(?:\d{1,2}\.\d{3}\.\d{3}-[\dkK]|[\d*]{3}\.\d{3}\.\d{3}-[\d*]{2}|\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2})$/;

/** `word`: as printed. */
export function isTaxNumber(word: string): boolean {
  return NAME.test(word) || FORM.test(word);
}

/** The name alone, not the number: "RUT:". */
export function namesTaxNumber(word: string): boolean {
  return NAME.test(word);
}
