import { between, pick } from './pick.ts'
import type { Address, Neighbourhood, SeedCenter } from './types.ts'

const quarter = (name: string, within: string, city: string, postcode4: string, lat: number, lng: number, streets: string[]): Neighbourhood => ({
  name, within, city, postcode4, lat, lng, streets,
})

export const centers: SeedCenter[] = [
  {
    slug: 'arnhem', tenantKey: 'public', isDefault: true, name: 'Vrijwilligerscentrum Arnhem', town: 'Arnhem',
    street: 'Beekstraat', houseNumber: '40', postcode: '6811 DW', city: 'Arnhem', lat: 51.98098, lng: 5.90664,
    phone: '026 000 00 00', email: 'hallo@vrijwilligerscentrum-arnhem.example',
    openingHours: {
      nl: 'Maandag tot en met donderdag van 9.00 tot 16.00 uur. Loop gerust binnen.',
      en: 'Monday to Thursday from 9 am to 4 pm. Just walk in.',
    },
    heroTitle: { nl: 'Arnhem zoekt jou. Voor een uurtje, of voor langer.', en: 'Arnhem is looking for you. For an hour, or for longer.' },
    heroIntro: {
      nl: 'Van Klarendal tot Schuytgraaf: er is altijd iemand die blij is dat je komt.',
      en: 'From Klarendal to Schuytgraaf: there is always someone who is glad you came.',
    },
    neighbourhoods: [
      quarter('Klarendal', 'in Klarendal', 'Arnhem', '6822', 51.99731, 5.92517, ['Klarendalseweg', 'Sonsbeeksingel', 'Rappardstraat']),
      quarter('het Spijkerkwartier', 'in het Spijkerkwartier', 'Arnhem', '6828', 51.98014, 5.92317, ['Spijkerstraat', 'Dullertstraat', 'Boulevard Heuvelink']),
      quarter('Presikhaaf', 'in Presikhaaf', 'Arnhem', '6826', 51.98144, 5.95018, ['Lange Water', 'Bonte Wetering', 'Honigkamp']),
      quarter('Malburgen', 'in Malburgen', 'Arnhem', '6833', 51.96545, 5.92501, ['Huissensestraat', 'Zeegsingel', 'Graslaan']),
      quarter('de Geitenkamp', 'op de Geitenkamp', 'Arnhem', '6823', 52.0033, 5.93815, ['Schuttersbergplein', 'Geitenkamp', 'Beukenlaan']),
      quarter('Elderveld', 'in Elderveld', 'Arnhem', '6842', 51.96218, 5.88428, ['Breezandpad', 'Driemondplein', 'Hollandweg']),
      quarter('de binnenstad', 'in de binnenstad', 'Arnhem', '6811', 51.98098, 5.90664, ['Bakkerstraat', 'Koningstraat', 'Kerkstraat']),
      quarter('Schuytgraaf', 'in Schuytgraaf', 'Arnhem', '6846', 51.9589, 5.84356, ['Marasingel', 'Minervasingel', 'Schuytgraafseweg']),
    ],
  },
  {
    slug: 'nijmegen', tenantKey: 'public', isDefault: false, name: 'Vrijwilligerscentrum Nijmegen', town: 'Nijmegen',
    street: 'Ziekerstraat', houseNumber: '58', postcode: '6511 LJ', city: 'Nijmegen', lat: 51.84436, lng: 5.8654,
    phone: '024 000 00 00', email: 'hallo@vrijwilligerscentrum-nijmegen.example',
    openingHours: { nl: 'Maandag, dinsdag en donderdag van 9.30 tot 16.30 uur.', en: 'Monday, Tuesday and Thursday from 9.30 am to 4.30 pm.' },
    heroTitle: { nl: 'Nijmegen kan jou goed gebruiken.', en: 'Nijmegen could really use you.' },
    heroIntro: {
      nl: 'Eén middag aan de Waal of elke week in je eigen wijk: jij kiest wat past.',
      en: 'One afternoon by the Waal or every week in your own neighbourhood: you choose what fits.',
    },
    neighbourhoods: [
      quarter('Hatert', 'in Hatert', 'Nijmegen', '6535', 51.80449, 5.82935, ['Couwenbergstraat', 'Hatertseweg', 'Vossenpels']),
      quarter('Bottendaal', 'in Bottendaal', 'Nijmegen', '6524', 51.83587, 5.86418, ['Graafseweg', 'Thijmstraat', 'Van Spaenstraat']),
      quarter('Hengstdal', 'in Hengstdal', 'Nijmegen', '6523', 51.82931, 5.88937, ['Limoslaan', 'Hengstdalseweg', 'Tooropstraat']),
      quarter('Meijhorst', 'in Meijhorst', 'Nijmegen', '6537', 51.81291, 5.79298, ['Meijhorst', 'Van Apelterenweg', 'Nieuwe Dukenburgseweg']),
      quarter('Lindenholt', 'in Lindenholt', 'Nijmegen', '6545', 51.83881, 5.80503, ['Kamillestraat', 'Horstacker', 'Zellersacker']),
      quarter('het centrum', 'in het centrum', 'Nijmegen', '6511', 51.84636, 5.8664, ['Lange Hezelstraat', 'Waalkade', 'Hertogstraat']),
      quarter('Lent', 'in Lent', 'Lent', '6663', 51.86205, 5.86719, ['Laauwikstraat', 'Griftdijk', 'Steltsestraat']),
    ],
  },
  {
    slug: 'apeldoorn', tenantKey: 'public', isDefault: false, name: 'Vrijwilligerscentrum Apeldoorn', town: 'Apeldoorn',
    street: 'Deventerstraat', houseNumber: '12', postcode: '7311 LX', city: 'Apeldoorn', lat: 52.2152, lng: 5.9634,
    phone: '055 000 00 00', email: 'hallo@vrijwilligerscentrum-apeldoorn.example',
    openingHours: { nl: 'Dinsdag tot en met vrijdag van 9.00 tot 13.00 uur.', en: 'Tuesday to Friday from 9 am to 1 pm.' },
    heroTitle: { nl: 'Apeldoorn doet het samen. Doe je mee?', en: 'Apeldoorn does it together. Will you join in?' },
    heroIntro: {
      nl: 'Bij je om de hoek of midden in het bos: hier vind je werk waar je blij van wordt.',
      en: 'Around the corner or deep in the woods: here you find work that makes you happy.',
    },
    neighbourhoods: [
      quarter('De Maten', 'in De Maten', 'Apeldoorn', '7326', 52.18968, 6.01365, ['Eglantierlaan', 'Matenpoort', 'Heemradenlaan']),
      quarter('Orden', 'in Orden', 'Apeldoorn', '7312', 52.20428, 5.93598, ['Ordenplein', 'Asselsestraat', 'Jachtlaan']),
      quarter('Zevenhuizen', 'in Zevenhuizen', 'Apeldoorn', '7323', 52.23568, 6.00005, ['Oude Beekbergerweg', 'Zilverschoon', 'Violierenplein']),
      quarter('Apeldoorn-Zuid', 'in Apeldoorn-Zuid', 'Apeldoorn', '7334', 52.18185, 5.95808, ['Arnhemseweg', 'Gijsbrechtgaarde', 'Wolterbeeklaan']),
      quarter('het centrum', 'in het centrum', 'Apeldoorn', '7311', 52.21381, 5.95823, ['Hoofdstraat', 'Kapelstraat', 'Stationsstraat']),
      quarter('Ugchelen', 'in Ugchelen', 'Ugchelen', '7339', 52.17712, 5.89317, ['Ugchelseweg', 'Bogaardslaan', 'Hoenderloseweg']),
      quarter('Beekbergen', 'in Beekbergen', 'Beekbergen', '7361', 52.15967, 5.96416, ['Dorpstraat', 'Kerkweg', 'Engelanderweg']),
    ],
  },
  {
    slug: 'zutphen', tenantKey: 'vrijwilligersbank', isDefault: true, name: 'Vrijwilligersbank Zutphen', town: 'Zutphen',
    street: 'Beukerstraat', houseNumber: '31', postcode: '7201 LA', city: 'Zutphen', lat: 52.14057, lng: 6.19694,
    phone: '0575 00 00 00', email: 'hallo@vrijwilligersbank-zutphen.example',
    openingHours: {
      nl: 'Maandag, woensdag en donderdag van 10.00 tot 15.00 uur. De koffie is klaar.',
      en: 'Monday, Wednesday and Thursday from 10 am to 3 pm. Coffee is ready.',
    },
    heroTitle: { nl: 'Zutphen zoekt jou. Voor een uurtje, of voor langer.', en: 'Zutphen is looking for you. For an hour, or for longer.' },
    heroIntro: {
      nl: 'Koken, voorlezen, een hek maken of gewoon luisteren: in Zutphen en Warnsveld is altijd een plek voor jou.',
      en: 'Cooking, reading aloud, mending a fence or just listening: Zutphen and Warnsveld have a place for you.',
    },
    neighbourhoods: [
      quarter('De Hoven', 'in De Hoven', 'Zutphen', '7205', 52.14982, 6.16672, ['Kanonsdijk', 'Weg naar Voorst', 'Hoveniersweg']),
      quarter('Noordveen', 'in Noordveen', 'Zutphen', '7202', 52.15894, 6.19577, ['Wijnhofstraat', 'Deventerweg', 'Polsbroekpassage']),
      quarter('de binnenstad', 'in de binnenstad', 'Zutphen', '7201', 52.14157, 6.19694, ['Turfstraat', 'Lange Hofstraat', 'Zaadmarkt']),
      quarter('Zuidwijken', 'in Zuidwijken', 'Zutphen', '7206', 52.127, 6.19536, ['Van Dorenborchstraat', 'Leeuweriklaan', 'Ruys de Beerenbroucklaan']),
      quarter('Leesten', 'in Leesten', 'Zutphen', '7207', 52.11963, 6.2342, ['Braamkamp', 'Rijkenhage', 'Leestenseweg']),
      quarter('Berkelpark', 'in Berkelpark', 'Zutphen', '7203', 52.15262, 6.21461, ['Berkelsingel', 'Verlengde Ooyerhoekseweg', 'Gerard Doustraat']),
      quarter('Warnsveld', 'in Warnsveld', 'Warnsveld', '7231', 52.1361, 6.2581, ['Rijksstraatweg', 'Breegraven', 'Dreiumme']),
    ],
  },
  {
    slug: 'ede', tenantKey: 'vrijwilligerspunt', isDefault: true, name: 'Vrijwilligerspunt Ede', town: 'Ede',
    street: 'Molenstraat', houseNumber: '45', postcode: '6711 AW', city: 'Ede', lat: 52.04256, lng: 5.66909,
    phone: '0318 00 00 00', email: 'hallo@vrijwilligerspunt-ede.example',
    openingHours: { nl: 'Maandag tot en met vrijdag van 9.00 tot 12.30 uur.', en: 'Monday to Friday from 9 am to 12.30 pm.' },
    heroTitle: { nl: 'Ede heeft hart voor elkaar. En een plek voor jou.', en: 'Ede cares for each other. And has a place for you.' },
    heroIntro: {
      nl: 'In de wijk, op school of op de hei: kies iets kleins en kijk hoe groot het wordt.',
      en: 'In your street, at a school or on the heath: choose something small and see how it grows.',
    },
    neighbourhoods: [
      quarter('Veldhuizen', 'in Veldhuizen', 'Ede', '6714', 52.04423, 5.64631, ['Veldhuizerweg', 'De Halte', 'Slotlaan']),
      quarter('de Rietkampen', 'in de Rietkampen', 'Ede', '6716', 52.02767, 5.63129, ['Laan der Verenigde Naties', 'Rietkampenweg', 'Gooiland']),
      quarter('Ede-Zuid', 'in Ede-Zuid', 'Ede', '6717', 52.02083, 5.66318, ['Verlengde Maanderweg', 'Parkweg', 'Hakselseweg']),
      quarter('het centrum', 'in het centrum', 'Ede', '6711', 52.04156, 5.67409, ['Grotestraat', 'Stationsweg', 'Notaris Fischerstraat']),
      quarter('Bennekom', 'in Bennekom', 'Bennekom', '6721', 51.99911, 5.67475, ['Dorpsstraat', 'Bovenweg', 'Prins Bernhardlaan']),
      quarter('Lunteren', 'in Lunteren', 'Lunteren', '6741', 52.08826, 5.6173, ['Dorpsstraat', 'Boslaan', 'Postweg']),
    ],
  },
  {
    slug: 'doetinchem', tenantKey: 'meedoen', isDefault: true, name: 'Doetinchem Doet Mee', town: 'Doetinchem',
    street: 'Terborgseweg', houseNumber: '22', postcode: '7001 GN', city: 'Doetinchem', lat: 51.96498, lng: 6.29214,
    phone: '0314 00 00 00', email: 'hallo@doetinchemdoetmee.example',
    openingHours: {
      nl: 'Maandag tot en met donderdag van 9.00 tot 17.00 uur. Je hoeft geen afspraak te maken.',
      en: 'Monday to Thursday from 9 am to 5 pm. You do not need an appointment.',
    },
    heroTitle: { nl: 'Doetinchem zoekt jou. Voor een uurtje, of voor langer.', en: 'Doetinchem is looking for you. For an hour, or for longer.' },
    heroIntro: {
      nl: 'Wil je onder de mensen zijn, Nederlands oefenen of weer iets om handen hebben? Wij zoeken met je mee.',
      en: 'Do you want to meet people, practise Dutch or be busy again? We will look with you.',
    },
    neighbourhoods: [
      quarter('De Huet', 'in De Huet', 'Doetinchem', '7006', 51.96965, 6.25424, ['Bongerdpad', 'Rozengaardseweg', 'Caenstraat']),
      quarter('Overstegen', 'in Overstegen', 'Doetinchem', '7002', 51.97695, 6.31642, ['Caenstraat', 'Varsseveldseweg', 'Kapperskolkweg']),
      quarter('Dichteren', 'in Dichteren', 'Doetinchem', '7007', 51.95284, 6.2706, ['Bezelhorstweg', 'Wehlseweg', 'Dichterseweg']),
      quarter('het centrum', 'in het centrum', 'Doetinchem', '7001', 51.9663, 6.29214, ['Waterstraat', 'Hamburgerstraat', 'Boliestraat']),
      quarter('Gaanderen', 'in Gaanderen', 'Gaanderen', '7011', 51.9302, 6.34775, ['Hoofdstraat', 'Pelgrimstraat', 'Rijksweg']),
      quarter('Wehl', 'in Wehl', 'Wehl', '7031', 51.96192, 6.21074, ['Grotestraat', 'Keppelseweg', 'Raadhuisplein']),
    ],
  },
  {
    slug: 'oldebroek', tenantKey: 'oldebroek', isDefault: true, name: 'Oldebroek voor Elkaar', town: 'Oldebroek',
    street: 'Zuiderzeestraatweg', houseNumber: '160', postcode: '8096 CA', city: 'Oldebroek', lat: 52.44744, lng: 5.89832,
    phone: '0525 00 00 00', email: 'hallo@oldebroekvoorelkaar.example',
    openingHours: {
      nl: 'Dinsdag en donderdag van 9.00 tot 12.00 uur in Oldebroek, woensdag van 13.30 tot 16.00 uur in Wezep.',
      en: 'Tuesday and Thursday from 9 am to 12 noon in Oldebroek, Wednesday from 1.30 pm to 4 pm in Wezep.',
    },
    heroTitle: { nl: 'In onze dorpen sta je nooit alleen.', en: 'In our villages you are never on your own.' },
    heroIntro: {
      nl: 'Noaberschap begint klein: een ritje, een praatje, een middag in de kantine.',
      en: 'Being good neighbours starts small: a lift, a chat, an afternoon in the canteen.',
    },
    neighbourhoods: [
      quarter('Wezep', 'in Wezep', 'Wezep', '8091', 52.46246, 6.00117, ['Stationsweg', 'Keizersweg', 'Zeuven Heuvels']),
      quarter('Oldebroek', 'in Oldebroek', 'Oldebroek', '8096', 52.44744, 5.89832, ['Zuiderzeestraatweg', 'Van Sytzamalaan', 'Stouwdamsweg']),
      quarter('Oosterwolde', 'in Oosterwolde', 'Oosterwolde', '8097', 52.46508, 5.89463, ['Kerkweg', 'Oosterseweg', 'Groote Woldweg']),
      quarter('Noordeinde', 'in Noordeinde', 'Noordeinde', '8079', 52.5, 5.8747, ['Zuiderzeestraatweg', 'Molenweg', 'Noordeindseweg']),
      quarter("'t Loo", "in 't Loo", "'t Loo", '8095', 52.44587, 5.95354, ['Bovenheigraaf', 'Looweg', 'Vierschotenweg']),
      quarter('Hattemerbroek', 'in Hattemerbroek', 'Hattemerbroek', '8094', 52.47402, 6.02257, ['Hogeweg', 'Voskuilerdijk', 'Leemkuilenweg']),
    ],
  },
  {
    slug: 'harderwijk', tenantKey: 'demo', isDefault: true, name: 'Harderwijk Helpt', town: 'Harderwijk',
    street: 'Donkerstraat', houseNumber: '18', postcode: '3841 CB', city: 'Harderwijk', lat: 52.34983, lng: 5.61958,
    phone: '0341 00 00 00', email: 'hallo@harderwijkhelpt.example',
    openingHours: { nl: 'Maandag, woensdag en vrijdag van 9.00 tot 14.00 uur.', en: 'Monday, Wednesday and Friday from 9 am to 2 pm.' },
    heroTitle: { nl: 'Harderwijk helpt. Help jij een uurtje mee?', en: 'Harderwijk helps. Can you spare an hour?' },
    heroIntro: {
      nl: 'Op de werf, in de wijk of gewoon bij iemand aan tafel: er is werk dat bij je past.',
      en: 'At the shipyard, in your street or simply at someone’s table: there is work that suits you.',
    },
    neighbourhoods: [
      quarter('Stadsdennen', 'in Stadsdennen', 'Harderwijk', '3843', 52.33642, 5.63393, ['Stadsdennenweg', 'Regentesselaan', 'Biezenplein']),
      quarter('de binnenstad', 'in de binnenstad', 'Harderwijk', '3841', 52.35083, 5.61858, ['Bruggestraat', 'Hondegatstraat', 'Vischmarkt']),
      quarter('Stadsweiden', 'in Stadsweiden', 'Harderwijk', '3844', 52.33769, 5.6072, ['Achterste Wei', 'Triasplein', 'Lorentzhaven']),
      quarter('Drielanden', 'in Drielanden', 'Harderwijk', '3845', 52.32743, 5.5985, ['Verkeersweg', 'Groene Zoom', 'Polderlaan']),
      quarter('Tinnegieter', 'in de Tinnegieter', 'Harderwijk', '3842', 52.3431, 5.63362, ['Johanniterlaan', 'Ceintuurbaan', 'Van Maerlantlaan']),
      quarter('Hierden', 'in Hierden', 'Hierden', '3849', 52.35671, 5.67692, ['Zuiderzeestraatweg', 'Molenweg', 'Duinweg']),
    ],
  },
  {
    slug: 'ermelo', tenantKey: 'demo', isDefault: false, name: 'Ermelo Samen', town: 'Ermelo',
    street: 'Stationsstraat', houseNumber: '22', postcode: '3851 NE', city: 'Ermelo', lat: 52.29446, lng: 5.61867,
    phone: '0341 00 00 01', email: 'hallo@ermelosamen.example',
    openingHours: { nl: 'Dinsdag en donderdag van 9.30 tot 13.00 uur.', en: 'Tuesday and Thursday from 9.30 am to 1 pm.' },
    heroTitle: { nl: 'In Ermelo doen we het samen.', en: 'In Ermelo we do it together.' },
    heroIntro: {
      nl: 'Net begonnen, en nu al blij met iedere hand: in het dorp, op de hei en in het bos.',
      en: 'We have just begun, and every hand is welcome: in the village, on the heath and in the woods.',
    },
    neighbourhoods: [
      quarter('het dorp', 'in het dorp', 'Ermelo', '3851', 52.29446, 5.61867, ['Stationsstraat', 'Putterweg', 'Harderwijkerweg']),
      quarter('Ermelo-West', 'in Ermelo-West', 'Ermelo', '3853', 52.30381, 5.59036, ['Buitenbrinkweg', 'Oude Nijkerkerweg', 'Groeneweg']),
      quarter('Speuld', 'in Speuld', 'Ermelo', '3852', 52.27759, 5.69246, ['Garderenseweg', 'Oude Arnhemseweg', 'Sprielderweg']),
    ],
  },
]

export const centerBySlug = new Map(centers.map((center) => [center.slug, center]))

// SA, SD and SS are never given out.
const letters = ['AB', 'AD', 'AH', 'BC', 'BG', 'BK', 'CA', 'CN', 'DB', 'DG', 'EH', 'EM', 'GJ', 'GR', 'HB', 'HK', 'JL', 'KN', 'LP', 'MX', 'NB', 'PV', 'RT', 'TG', 'VK', 'WZ']

/** A made-up house in a real neighbourhood, at most some 400 metres from its middle. */
export function addressIn(neighbourhood: Neighbourhood, by: string): Address {
  const offset = (axis: string) => between(-35, 35, `${by} ${axis}`) / 10_000
  const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000
  return {
    street: pick(neighbourhood.streets, `${by} street`),
    houseNumber: String(between(2, 148, `${by} number`)),
    postcode: `${neighbourhood.postcode4} ${pick(letters, `${by} letters`)}`,
    city: neighbourhood.city,
    lat: round(neighbourhood.lat + offset('lat')),
    lng: round(neighbourhood.lng + offset('lng')),
  }
}
