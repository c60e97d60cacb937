/*
 * Words of a text, in Dutch or English, whose change the center has to see first: numbers, days and times, amounts, and what says whether
 * somebody must, may or may not (domain §3.1).
 */

const numbers =
  'één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|vijftien|zestien|zeventien|achttien|negentien|half|halve|halfuur|anderhalf|anderhalve|dubbel|dubbele|eerste|tweede|derde|vierde|vijfde|laatste|beide|enkele|paar|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|once|twice|first|second|third|last|both'
const times =
  'ma|di|wo|do|vr|za|dag|dagen|week|weken|weekeinde|maand|maanden|jaar|jaren|uur|uren|uurtje|kwartier|minuut|minuten|morgen|morgens|ochtends|middags|avonds|nachts|overmorgen|vandaag|elke|elk|iedere|ieder|per|dagelijks|dagelijkse|wekelijks|wekelijkse|tweewekelijks|maandelijks|maandelijkse|jaarlijks|jaarlijkse|doordeweeks|soms|vakantie|feestdagen|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|hour|hours|minute|minutes|day|days|weeks|month|months|year|years|morning|afternoon|evening|night|daily|weekly|monthly|every|each|january|february|march|may|june|july|august|october'
const amounts =
  'euro|cent|gratis|betaald|betaalde|onbetaald|loon|salaris|vergoeding|onkosten|onkostenvergoeding|reiskosten|reiskostenvergoeding|vrijwilligersvergoeding|free|paid|unpaid|salary|expenses'
const requirements =
  'vog|rijbewijs|diploma|diploma’s|certificaat|ehbo|bhv|ervaring|ervaren|opleiding|cursus|training|scholing|leeftijd|minimaal|maximaal|minstens|hoogstens|hooguit|ongeveer|vanaf|tot|moet|moeten|mag|mogen|hoef|hoeft|hoeven|verplicht|nodig|vereist|eis|eisen|voorwaarde|niet|geen|nooit|niemand|zonder|alleen|uitsluitend|behalve|altijd|wel|man|mannen|vrouw|vrouwen|jongen|jongens|meisje|meisjes|nederlands|engels|licence|license|certificate|experience|minimum|maximum|from|until|must|may|should|required|needed|not|no|never|nobody|without|only|except|always|men|women|boys|girls|dutch|english'

const words = new Set([numbers, times, amounts, requirements].join('|').split('|'))
/** Compounds: vijfentwintig, tienduizend, tweemaal, dinsdagochtend, koffiemiddag. */
const compounds =
  /(twin|der|veer|vijf|zes|zeven|tach|negen)tig(ste)?$|(honderd|duizend)$|(twee|drie|vier|vijf|zes|zeven|acht|negen|tien)(maal|keer|daagse?|wekelijkse?|jarigen?|persoons|ënhal(f|ve))$|(maan|dins|woens|donder|vrij|zater|zon)dag|(mon|tues|wednes|thurs|fri|satur|sun)day|(ochtend|middag|avond|nacht|weekend)/

/** Whether the center has to see a change of this word of a text first: a lower-case word, or a sign of money. */
export const isWeighty = (word: string): boolean => /[\p{N}€$£%]/u.test(word) || words.has(word) || compounds.test(word)
