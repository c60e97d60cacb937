import type { CenterSlug, SeedOrganization, Theme } from './types.ts'

export type Sector =
  | 'buurt' | 'ouderen' | 'school' | 'centrum' | 'taal' | 'sport' | 'natuur' | 'dieren' | 'cultuur' | 'erfgoed' | 'hulp' | 'handicap' | 'kerk'
  | 'inloop' | 'gezin' | 'wonen' | 'jeugd' | 'zorg' | 'podium' | 'landschap' | 'asiel' | 'winkel' | 'bieb' | 'buurttuin' | 'vo' | 'boeken' | 'geen'

/** What an organization writes about itself, and how its vacancies speak of it: 'het buurthuis', 'ons buurthuis', 'bezoekers'. */
export type OrganizationRow = {
  key: string
  center: CenterSlug
  name: string
  type?: SeedOrganization['organizationType']
  status?: SeedOrganization['status']
  reason?: string
  demoTeam?: true
  sectors: Sector[]
  quarter: string
  house: string
  our: string
  guests: string
  legal: SeedOrganization['legalForm']
  themes: Theme[]
  summary: string
  description: string
  about: string[]
}

const center = (slug: CenterSlug, name: string, town: string, quarter: string, about: string[]): OrganizationRow => ({
  key: `${slug}-centrum`, center: slug, name, type: 'VolunteerCenter', sectors: ['centrum'], quarter,
  house: 'het kantoor', our: 'ons kantoor', guests: 'bezoekers', legal: 'stichting', themes: ['neighbourhood', 'events'],
  summary: `Wij brengen mensen in ${town} en organisaties bij elkaar. Gratis, en met een kop koffie erbij.`,
  description: `Wil je iets doen voor een ander en weet je nog niet wat? Kom langs bij ${name}. We vragen wat je leuk vindt en hoeveel tijd je hebt. Daarna zoeken we samen een plek die bij je past.\n\nOok organisaties kunnen bij ons terecht. We lezen hun teksten mee, geven cursussen en helpen als het even niet loopt. Ons team bestaat uit drie betaalde krachten en ruim twintig vrijwilligers.`,
  about,
})

export const organizationRows: OrganizationRow[] = [
  // Arnhem
  center('arnhem', 'Vrijwilligerscentrum Arnhem', 'Arnhem', 'de binnenstad', [
    'We zitten in een oude winkel in de Beekstraat, met een grote leestafel voor het raam.',
    'Elke week komen er zo’n dertig mensen langs met een vraag of een idee.',
  ]),
  {
    key: 'arnhem-klarendalse-kamer', center: 'arnhem', name: 'De Klarendalse Kamer', demoTeam: true, sectors: ['buurt', 'ouderen', 'gezin', 'hulp', 'taal'], quarter: 'Klarendal',
    house: 'het buurthuis', our: 'ons buurthuis', guests: 'bezoekers', legal: 'stichting', themes: ['neighbourhood', 'elderly', 'language'],
    summary: 'De huiskamer van Klarendal: koffie, soep, een naaimachine en altijd iemand om mee te praten.',
    description: 'De Klarendalse Kamer is een buurthuis in een oude bakkerij. De oven staat er nog, en op vrijdag bakken we er brood in. Iedereen mag binnenlopen: om te eten, te leren, te klussen of alleen even te zitten.\n\nWe draaien met twee betaalde krachten en ruim veertig vrijwilligers uit de buurt. Sommigen komen elke dag, anderen één keer per maand. Allebei is goed.',
    about: [
      'De Klarendalse Kamer zit in een oude bakkerij: op vrijdag ruikt de hele straat naar brood.',
      'We zijn met ruim veertig vrijwilligers uit de buurt. De jongste is zestien, de oudste 84.',
      'Aan de grote tafel in De Klarendalse Kamer hoor je op één ochtend wel zeven talen.',
    ],
  },
  {
    key: 'arnhem-taalhuis', center: 'arnhem', name: 'Taalhuis Rijnstad', sectors: ['taal', 'wonen'], quarter: 'Malburgen',
    house: 'het taalhuis', our: 'ons taalhuis', guests: 'cursisten', legal: 'stichting', themes: ['language', 'youth_education', 'housing'],
    summary: 'Hier oefen je Nederlands met een vrijwilliger: aan tafel, op de markt of in de bus.',
    description: 'In Taalhuis Rijnstad leren zo’n tweehonderd mensen Nederlands. Ze komen uit veertig landen. Sommigen zijn hier net, anderen wonen hier al dertig jaar en willen nu eindelijk zelf hun post lezen.\n\nWij geven geen les uit een dik boek. We oefenen wat je morgen nodig hebt: een gesprek met de juf, een kaartje naar Nijmegen, een afspraak bij de huisarts.',
    about: ['Onze cursisten komen uit veertig landen en brengen graag iets lekkers mee.', 'Nieuwe taalvrijwilligers krijgen bij ons eerst vier avonden les.'],
  },
  {
    key: 'arnhem-sonsbeekzicht', center: 'arnhem', name: 'Woonzorghuis Sonsbeekzicht', sectors: ['zorg', 'ouderen'], quarter: 'de Geitenkamp',
    house: 'het woonzorghuis', our: 'ons huis', guests: 'bewoners', legal: 'stichting', themes: ['elderly', 'care', 'health'],
    summary: 'Een huis voor 86 ouderen, met een open tuin en een huiskamer waar de buurt welkom is.',
    description: 'In Sonsbeekzicht wonen 86 ouderen. De meesten hebben veel zorg nodig, een deel heeft dementie. De verpleging zorgt voor pillen en pleisters. Vrijwilligers zorgen voor de rest: een wandeling, een liedje, een spelletje kaart.\n\nJe hoeft geen ervaring te hebben. Je krijgt een vaste collega en een korte cursus over omgaan met dementie.',
    about: ['Vanaf ons dakterras kijk je over de bomen van het park heen.', 'Elke nieuwe vrijwilliger loopt bij ons de eerste drie keer mee met een vaste collega.'],
  },
  {
    key: 'arnhem-het-spoor', center: 'arnhem', name: 'Basisschool Het Spoor', type: 'School', sectors: ['school', 'boeken'], quarter: 'Presikhaaf',
    house: 'de school', our: 'onze school', guests: 'kinderen', legal: 'stichting', themes: ['youth_education', 'family'],
    summary: 'Een school met 240 kinderen in Presikhaaf. Ouders, opa’s en buren helpen elke dag mee.',
    description: 'Op Het Spoor zitten 240 kinderen met samen achttien thuistalen. We lezen veel, spelen elke dag buiten en eten op vrijdag samen een warme lunch.\n\nDe juffen en meesters geven les. Vrijwilligers maken de rest mogelijk: de bieb, de schooltuin, het uitje naar het museum. We zijn blij met iedereen die een uur per week tijd heeft.',
    about: ['Op Het Spoor kent iedereen elkaar bij naam, ook de buurvrouw die komt voorlezen.', 'Onze school staat naast het spoor: elke trein wordt door de kleuters uitgezwaaid.'],
  },
  {
    key: 'arnhem-presikhaafse-hof', center: 'arnhem', name: 'Stadsboerderij De Presikhaafse Hof', sectors: ['dieren', 'natuur'], quarter: 'Presikhaaf',
    house: 'de boerderij', our: 'onze boerderij', guests: 'bezoekers', legal: 'vereniging', themes: ['animals', 'nature', 'family'],
    summary: 'Geiten, kippen, twee ezels en een grote moestuin. Elke dag open en altijd gratis.',
    description: 'Midden in de wijk ligt onze stadsboerderij. Kinderen leren hier dat melk niet uit een pak komt. Ouders zitten op het bankje bij de geiten en raken aan de praat.\n\nWe hebben één boer in dienst. Al het andere doen vrijwilligers: voeren, mesten, snoeien, koffie schenken en verhalen vertellen over ezel Truus.',
    about: ['Ezel Truus bepaalt hier wie er aan de beurt is voor een wortel.', 'De boerderij is elke dag open, ook met kerst, want dieren hebben geen vakantie.'],
  },
  {
    key: 'arnhem-de-remise', center: 'arnhem', name: 'Trammuseum De Remise', sectors: ['erfgoed', 'cultuur'], quarter: 'het Spijkerkwartier',
    house: 'het museum', our: 'ons museum', guests: 'bezoekers', legal: 'stichting', themes: ['heritage', 'arts', 'events'],
    summary: 'Elf oude trams, een werkplaats vol gereedschap en verhalen van conducteurs.',
    description: 'De Remise bewaart elf trams en trolleybussen die door Arnhem hebben gereden. De oudste is van 1911. In de werkplaats maken vrijwilligers ze weer rijklaar, in het museum vertellen anderen het verhaal.\n\nWe krijgen zo’n achtduizend bezoekers per jaar. Je hoeft niets van trams te weten. Dat komt vanzelf.',
    about: ['Tram 70 uit 1929 is ons pronkstuk, en ja, je mag een keer op de bel drukken.', 'Op zaterdag eten alle vrijwilligers samen soep tussen de trams.'],
  },
  {
    key: 'arnhem-rijnoever', center: 'arnhem', name: 'Voedselbank De Rijnoever', sectors: ['hulp'], quarter: 'Malburgen',
    house: 'de voedselbank', our: 'onze voedselbank', guests: 'klanten', legal: 'stichting', themes: ['poverty', 'neighbourhood'],
    summary: 'Elke week eten voor 310 gezinnen, en een luisterend oor voor wie dat wil.',
    description: 'Bij De Rijnoever halen 310 gezinnen elke week een pakket. Het eten komt van supermarkten, bakkers en tuinders uit de buurt. Wij halen het op, sorteren het en geven het met een praatje mee.\n\nNiemand komt hier voor zijn plezier. Daarom willen we dat iedereen zich welkom voelt. We werken met zestig vrijwilligers in vaste ploegen.',
    about: ['Onze klanten kiezen zelf wat ze meenemen, net als in een winkel.', 'In drie uur gaat er bij ons vierduizend kilo eten doorheen.'],
  },
  {
    key: 'arnhem-schakel', center: 'arnhem', name: 'Schakelschool De Opstap', type: 'School', status: 'pending', sectors: ['geen'], quarter: 'Elderveld',
    house: 'de school', our: 'onze school', guests: 'leerlingen', legal: 'stichting', themes: ['youth_education', 'language'],
    summary: 'Jongeren van twaalf tot achttien jaar leren hier Nederlands voordat ze naar een andere school gaan.',
    description: 'De Opstap is een school voor jongeren die net in Nederland zijn. In twee jaar leren ze genoeg Nederlands om verder te gaan op een gewone school. We zoeken mensen die met hen praten, sporten en de stad laten zien.',
    about: ['Onze leerlingen zijn hier nog geen twee jaar en durven al moppen te vertellen.'],
  },
  // Nijmegen
  center('nijmegen', 'Vrijwilligerscentrum Nijmegen', 'Nijmegen', 'het centrum', [
    'Ons kantoor is op de eerste verdieping van de Ziekerstraat, boven de fietsenmaker. Er is een lift.',
    'Studenten, buren, mensen met pensioen: iedereen komt bij ons aan dezelfde tafel.',
  ]),
  {
    key: 'nijmegen-de-hazelaar', center: 'nijmegen', name: 'Wijkcentrum De Hazelaar', demoTeam: true, sectors: ['buurt', 'gezin', 'ouderen', 'taal'], quarter: 'Hatert',
    house: 'het wijkcentrum', our: 'ons wijkcentrum', guests: 'bezoekers', legal: 'stichting', themes: ['neighbourhood', 'family', 'elderly'],
    summary: 'Het hart van Hatert: van peuterochtend tot bingo, en een keuken waar altijd iets pruttelt.',
    description: 'De Hazelaar is zeven dagen per week open. ’s Ochtends komen de ouders met peuters, ’s middags de schakers en ’s avonds de dansgroep. Wie niets te doen heeft, schuift gewoon aan.\n\nAlles wat je hier ziet is bedacht door mensen uit de wijk. Heb je zelf een idee? Dan zoeken we een zaal, een potje geld en iemand die je helpt.',
    about: ['In Hatert wonen mensen uit meer dan honderd landen, en de helft kookt beter dan wij.', 'De Hazelaar is zeven dagen per week open, dus er is altijd een moment dat jou past.'],
  },
  {
    key: 'nijmegen-de-linde', center: 'nijmegen', name: 'Inloophuis De Linde', sectors: ['inloop'], quarter: 'Hengstdal',
    house: 'het inloophuis', our: 'ons inloophuis', guests: 'gasten', legal: 'stichting', themes: ['health', 'mental_health', 'care'],
    summary: 'Een rustig huis met tuin voor mensen met kanker en voor wie van hen houdt.',
    description: 'Als je kanker hebt, gaat het thuis en in het ziekenhuis vaak alleen daarover. In De Linde hoeft dat niet. Je kunt er schilderen, wandelen, praten of juist niets zeggen. Ook partners en kinderen zijn welkom.\n\nOnze vrijwilligers krijgen een training van drie dagen en praten elke maand na met een begeleider.',
    about: ['Er staat altijd een vaas met verse bloemen op tafel, gebracht door de buurvrouw.', 'We praten elke maand samen na, zodat je niets alleen hoeft te dragen.'],
  },
  {
    key: 'nijmegen-groen-wit', center: 'nijmegen', name: 'Sportvereniging Groen-Wit Lent', sectors: ['sport'], quarter: 'Lent',
    house: 'de club', our: 'onze club', guests: 'leden', legal: 'vereniging', themes: ['sport', 'youth_education'],
    summary: 'Voetbal, korfbal en wandelen aan de overkant van de Waal. 640 leden en één kantine.',
    description: 'Groen-Wit is een club voor het hele dorp. Kinderen beginnen bij ons op hun vierde met een bal, en onze oudste wandelaar is 91. Winnen is leuk, meedoen is leuker.\n\nWe hebben niemand in dienst. Alles draait op leden, ouders en buren die een uurtje helpen.',
    about: ['Wie bij ons helpt, krijgt een clubsjaal en de beste frikandel van Lent.', 'Op zaterdag is het hier net een dorpsplein met doelpalen.'],
  },
  {
    key: 'nijmegen-thuis-aan-de-waal', center: 'nijmegen', name: 'Thuis aan de Waal', sectors: ['taal', 'wonen'], quarter: 'Bottendaal',
    house: 'het kantoor', our: 'ons kantoor', guests: 'stadgenoten', legal: 'stichting', themes: ['language', 'housing', 'neighbourhood'],
    summary: 'We helpen mensen die gevlucht zijn om zich in Nijmegen thuis te voelen.',
    description: 'Je krijgt een sleutel van een leeg huis, een stapel brieven en een busabonnement. En dan? Thuis aan de Waal helpt mensen die gevlucht zijn met de eerste stap en met de tiende.\n\nVrijwilligers verven muren, lezen brieven, gaan mee naar de dokter en leggen uit hoe de vuilnis werkt. Vaak wordt er een vriendschap geboren.',
    about: ['Vorig jaar maakten we met vrijwilligers 63 huizen klaar voor hun nieuwe bewoners.', 'Bij ons drink je meer thee dan je lief is, en dat went snel.'],
  },
  {
    key: 'nijmegen-de-wingerd', center: 'nijmegen', name: 'Basisschool De Wingerd', type: 'School', sectors: ['school', 'boeken'], quarter: 'Meijhorst',
    house: 'de school', our: 'onze school', guests: 'kinderen', legal: 'stichting', themes: ['youth_education', 'language'],
    summary: 'Een kleine, groene school in Meijhorst met een moestuin, een atelier en 180 kinderen.',
    description: 'De Wingerd is een school waar je veel met je handen doet. Elke klas heeft een stuk moestuin en op woensdag is het atelier open. De kinderen leren rekenen met appels en schrijven over wormen.\n\nWe zoeken mensen die iets kunnen en dat willen laten zien. Timmeren, zingen, voorlezen in het Turks: alles mag.',
    about: ['Elke klas van De Wingerd heeft een eigen stuk moestuin, compleet met vogelverschrikker.', 'Onze conciërge Bert weet alles te vinden, behalve zijn bril.'],
  },
  {
    key: 'nijmegen-podium-waalkade', center: 'nijmegen', name: 'Podium De Waalkade', sectors: ['podium', 'cultuur'], quarter: 'het centrum',
    house: 'het theater', our: 'ons theater', guests: 'bezoekers', legal: 'stichting', themes: ['arts', 'events'],
    summary: 'Een klein theater met grote plannen: muziek, toneel en een open podium op donderdag.',
    description: 'Podium De Waalkade heeft 140 stoelen, een bar en een gordijn dat soms blijft hangen. Wij geven jonge makers hun eerste avond en bekende makers hun leukste.\n\nAchter elke voorstelling staan vrijwilligers: bij de kaartjes, achter de bar, in de techniek. Na afloop drinken we samen nog iets.',
    about: ['Na elke voorstelling drinken makers en vrijwilligers samen nog iets aan de bar.', 'We hebben 140 stoelen, en op donderdag zijn ze meestal allemaal bezet.'],
  },
  {
    key: 'nijmegen-wereldwinkel', center: 'nijmegen', name: 'Wereldwinkel De Brug', status: 'archived', reason: 'De winkel is gesloten. De huur liep af en er was geen nieuw bestuur.', sectors: ['geen'], quarter: 'het centrum',
    house: 'de winkel', our: 'onze winkel', guests: 'klanten', legal: 'vereniging', themes: ['poverty', 'arts'],
    summary: 'Dertig jaar lang verkochten wij eerlijke koffie, thee en cadeaus in de Lange Hezelstraat.',
    description: 'Wereldwinkel De Brug verkocht dertig jaar lang eerlijke spullen uit de hele wereld. De winkel draaide helemaal op vrijwilligers. In het voorjaar hebben we de deur voor het laatst dichtgedaan.',
    about: ['Onze winkel stond dertig jaar op dezelfde hoek.'],
  },
  // Apeldoorn
  center('apeldoorn', 'Vrijwilligerscentrum Apeldoorn', 'Apeldoorn', 'het centrum', [
    'Je vindt ons in de Deventerstraat, tussen de bakker en het station.',
    'We zijn ook te vinden in de dorpen: elke maand staan we met onze bus in Beekbergen of Ugchelen.',
  ]),
  {
    key: 'apeldoorn-de-heemtuin', center: 'apeldoorn', name: 'Ontmoetingshuis De Heemtuin', demoTeam: true, sectors: ['buurt', 'ouderen', 'natuur'], quarter: 'De Maten',
    house: 'het ontmoetingshuis', our: 'ons ontmoetingshuis', guests: 'bezoekers', legal: 'stichting', themes: ['neighbourhood', 'elderly', 'nature'],
    summary: 'Een open huis in De Maten met een grote tuin. Kom voor de koffie, blijf voor de mensen.',
    description: 'De Heemtuin is een huis met een tuin, of eigenlijk een tuin met een huis. Binnen wordt gekaart, gebreid en geluncht. Buiten groeien bonen, dahlia’s en af en toe een vriendschap.\n\nBij ons komen vooral mensen die overdag alleen zijn. Onze vrijwilligers zorgen dat niemand aan een lege tafel zit.',
    about: ['Onze tuin is zo groot als een voetbalveld en iedereen mag er plukken.', 'Wie één keer komt, krijgt een eigen mok. Er hangen er nu 212.'],
  },
  {
    key: 'apeldoorn-sprengenland', center: 'apeldoorn', name: 'Sprengenland', sectors: ['landschap'], quarter: 'Ugchelen',
    house: 'de werkschuur', our: 'onze werkschuur', guests: 'bezoekers', legal: 'vereniging', themes: ['nature', 'heritage'],
    summary: 'Wij houden de beken en sprengen rond Apeldoorn schoon. Met schop, zeis en laarzen.',
    description: 'Rond Apeldoorn stromen beken die mensen zelf hebben gegraven: sprengen. Ze dreven vroeger de papiermolens aan. Als niemand ze onderhoudt, groeien ze dicht en verdwijnen de beekprik en de ijsvogel.\n\nElke zaterdag werken we buiten. Je krijgt laarzen, gereedschap en soep. Je gaat moe en tevreden naar huis.',
    about: ['Bij Sprengenland sta je op zaterdag met je laarzen in helder water van tien graden.', 'De ijsvogel is terug bij de beek, en daar zijn we een beetje trots op.'],
  },
  {
    key: 'apeldoorn-de-kruisberg', center: 'apeldoorn', name: 'Dierenopvang De Kruisberg', sectors: ['asiel'], quarter: 'Zevenhuizen',
    house: 'de opvang', our: 'onze opvang', guests: 'bezoekers', legal: 'stichting', themes: ['animals'],
    summary: 'Tijdelijk thuis voor honden, katten en konijnen die even niemand hebben.',
    description: 'Elk jaar vangen we vierhonderd dieren op. Een hond van iemand die naar een verpleeghuis ging. Een nest kittens uit een schuur. We zorgen dat ze gezond worden en zoeken een nieuw thuis.\n\nOnze vier dierverzorgers kunnen dat niet alleen. Vijftig vrijwilligers wandelen, poetsen, rijden en knuffelen mee.',
    about: ['Ons oudste hondje heet Meneer Jansen en hij slaapt onder het bureau.', 'Drie op de vier dieren vinden binnen twee maanden een nieuw thuis.'],
  },
  {
    key: 'apeldoorn-sport-samen', center: 'apeldoorn', name: 'Sport Samen Apeldoorn', sectors: ['sport', 'handicap'], quarter: 'Orden',
    house: 'de sporthal', our: 'onze sporthal', guests: 'sporters', legal: 'vereniging', themes: ['sport', 'disability'],
    summary: 'Sporten kan iedereen, ook met een rolstoel, een tic of een slecht been.',
    description: 'Bij Sport Samen sporten 170 mensen met een beperking. We hebben rolstoelbasketbal, zwemmen, fietsen op de tandem en een G-voetbalteam dat al twee jaar op rij laatste wordt en het meeste lacht van allemaal.\n\nDe trainers leren je alles. Wat je nodig hebt is geduld en een gezonde hoeveelheid humor.',
    about: ['Ons voetbalteam werd twee jaar op rij laatste en heeft de meeste fans van de stad.', 'Bij ons telt wat je wél kunt, en daar klappen we hard voor.'],
  },
  {
    key: 'apeldoorn-de-sprengen', center: 'apeldoorn', name: 'Scholengemeenschap De Sprengen', type: 'School', sectors: ['vo', 'boeken'], quarter: 'Apeldoorn-Zuid',
    house: 'de school', our: 'onze school', guests: 'leerlingen', legal: 'stichting', themes: ['youth_education'],
    summary: 'Vmbo en havo onder één dak. Vrijwilligers helpen met huiswerk, techniek en de kantine.',
    description: 'Op De Sprengen zitten negenhonderd leerlingen. Niet iedereen heeft thuis een rustige tafel of iemand die helpt met wiskunde. Daarom is de school vier middagen per week langer open.\n\nOnze vrijwilligers zijn studenten, ouders en mensen die vroeger een vak hadden dat ze graag doorgeven.',
    about: ['Onze leerlingen doen stoer, maar zwaaien wel als ze je in de stad zien.', 'Vier middagen per week blijft de school open tot half zes.'],
  },
  {
    key: 'apeldoorn-kompas', center: 'apeldoorn', name: 'Coaching Kompas', status: 'denied',
    reason: 'Coaching Kompas is een bedrijf dat geld verdient aan zijn cursussen. Vrijwilligerswerk mag geen winst opleveren. Heb je plannen voor een stichting? Bel ons dan, we denken graag mee.',
    sectors: ['inloop'], quarter: 'het centrum', house: 'het kantoor', our: 'ons kantoor', guests: 'deelnemers', legal: 'informeel', themes: ['mental_health'],
    summary: 'Cursussen en gesprekken voor mensen die vastlopen op hun werk.',
    description: 'Coaching Kompas geeft cursussen aan mensen die vastlopen op hun werk. Deelnemers betalen per traject. We zoeken mensen die gratis meehelpen bij de ontvangst en de verkoop.',
    about: ['Ons kantoor ligt vlak bij het station.'],
  },
  // Zutphen
  center('zutphen', 'Vrijwilligersbank Zutphen', 'Zutphen', 'de binnenstad', [
    'Ons kantoor zit in de Beukerstraat, in de oude hoedenwinkel. De spiegel hangt er nog.',
    'Op donderdag is het markt, en dan staan wij er met een kraam en een thermoskan.',
  ]),
  {
    key: 'zutphen-de-waterkant', center: 'zutphen', name: 'Buurthuis De Waterkant', demoTeam: true, sectors: ['buurt', 'ouderen', 'hulp', 'gezin'], quarter: 'De Hoven',
    house: 'het buurthuis', our: 'ons buurthuis', guests: 'bezoekers', legal: 'stichting', themes: ['neighbourhood', 'elderly', 'poverty'],
    summary: 'Een buurthuis aan de IJssel, met soep op woensdag en een terras waar de zon lang schijnt.',
    description: 'Buurthuis De Waterkant staat in De Hoven, aan de overkant van de IJssel. Elke woensdag eten hier veertig buren samen soep. Er wordt gebiljart, gebreid, gerepareerd en vooral veel gepraat.\n\nWe hebben één beheerder. Alles wat verder gebeurt, doen vrijwilligers. De een draait elke week een dienst, de ander helpt twee keer per jaar bij het feest.',
    about: [
      'Bij De Waterkant eten op woensdag veertig buren samen soep, en er is altijd een bord over.',
      'De Waterkant staat aan de IJssel: bij hoog water komt de halve wijk kijken vanaf ons terras.',
      'We zijn een hecht clubje van dertig vrijwilligers en nieuwe gezichten horen er meteen bij.',
    ],
  },
  {
    key: 'zutphen-bibliotheek', center: 'zutphen', name: 'Bibliotheek Aan de Berkel', sectors: ['bieb', 'taal', 'cultuur'], quarter: 'de binnenstad',
    house: 'de bibliotheek', our: 'onze bibliotheek', guests: 'bezoekers', legal: 'stichting', themes: ['language', 'arts', 'youth_education'],
    summary: 'Boeken, computers en een taalcafé in een oude kerk aan het water.',
    description: 'De bibliotheek is allang niet meer alleen van de boeken. Bij ons leer je bellen met een nieuwe telefoon, oefen je Nederlands of luister je naar een schrijver uit de streek.\n\nWe werken met tachtig vrijwilligers. Ze lezen voor, geven uitleg en brengen boeken naar mensen die zelf niet meer kunnen komen.',
    about: ['We zitten in een oude kerk, dus fluisteren klinkt hier extra mooi.', 'In de leeszaal kijk je uit op de Berkel en op de eenden die nooit stil zijn.'],
  },
  {
    key: 'zutphen-de-regenboog', center: 'zutphen', name: 'Basisschool De Regenboog', type: 'School', sectors: ['school', 'boeken'], quarter: 'Leesten',
    house: 'de school', our: 'onze school', guests: 'kinderen', legal: 'stichting', themes: ['youth_education', 'family'],
    summary: 'Een vrolijke school in Leesten met 320 kinderen, een bieb en een eigen moestuin.',
    description: 'De Regenboog is een school midden in een jonge wijk. We hebben twaalf groepen, een schoolbieb en een moestuin die elk jaar een stukje groter wordt.\n\nVeel ouders werken. Daarom zijn we zo blij met opa’s, oma’s en buren die een uurtje kunnen helpen. De kinderen kennen ze allemaal bij naam.',
    about: ['Onze schooltuin leverde dit jaar 86 pompoenen op en één heel grote courgette.', 'Op De Regenboog helpt in elke groep minstens één opa of oma mee.'],
  },
  {
    key: 'zutphen-kruidenhof', center: 'zutphen', name: 'Buurttuin De Kruidenhof', sectors: ['natuur', 'buurttuin'], quarter: 'Noordveen',
    house: 'de tuin', our: 'onze tuin', guests: 'tuiniers', legal: 'vereniging', themes: ['nature', 'neighbourhood'],
    summary: 'Op een kale parkeerplaats groeit nu groente voor de hele straat.',
    description: 'Het begon met drie scheppen en een kruiwagen. Nu is De Kruidenhof een tuin met dertig bakken, een kas en een lange tafel. Wat we oogsten, verdelen we. Wat over is, gaat naar de soep van het buurthuis.\n\nJe hoeft geen groene vingers te hebben. Je leert het van elkaar.',
    about: ['De Kruidenhof was vijf jaar geleden nog een parkeerplaats. Onder de munt zie je de strepen nog.', 'Na het werk eten we aan de lange tafel wat er die dag rijp is.'],
  },
  {
    key: 'zutphen-kleine-hoeve', center: 'zutphen', name: 'Dierenweide De Kleine Hoeve', sectors: ['dieren'], quarter: 'Zuidwijken',
    house: 'de dierenweide', our: 'onze dierenweide', guests: 'bezoekers', legal: 'stichting', themes: ['animals', 'family', 'nature'],
    summary: 'Schapen, konijnen en een varken dat Gerrit heet. Een rustige plek voor jong en oud.',
    description: 'De Kleine Hoeve ligt tussen de flats van Zuidwijken. Elke middag komen er kinderen uit school langs. Ook bewoners van het woonzorghuis verderop komen graag kijken bij varken Gerrit.\n\nVrijwilligers voeren de dieren, maken hokken schoon en helpen kinderen om rustig te aaien.',
    about: ['Varken Gerrit weegt 140 kilo en houdt van muziek uit de jaren tachtig.', 'Op de dierenweide komen kinderen tot rust, en hun ouders vaak ook.'],
  },
  {
    key: 'zutphen-het-zethuis', center: 'zutphen', name: 'Drukkerijmuseum Het Zethuis', sectors: ['erfgoed', 'cultuur'], quarter: 'de binnenstad',
    house: 'het museum', our: 'ons museum', guests: 'bezoekers', legal: 'stichting', themes: ['heritage', 'arts'],
    summary: 'Loden letters, ratelende persen en inkt aan je vingers. In een pakhuis van 1640.',
    description: 'In Het Zethuis werken de oude persen nog echt. Bezoekers zetten hun eigen naam in lood en drukken een kaart. Schoolklassen gaan met zwarte vingers en een trots gezicht naar huis.\n\nOns team is een mengeling van oude drukkers, studenten en liefhebbers van papier.',
    about: ['Bij Het Zethuis ga je nooit met schone vingers naar huis.', 'Onze oudste pers is van 1870 en maakt meer lawaai dan een brommer.'],
  },
  {
    key: 'zutphen-de-snoek', center: 'zutphen', name: 'Hengelsportclub De Snoek', status: 'pending', sectors: ['jeugd'], quarter: 'Berkelpark',
    house: 'het clubhuis', our: 'ons clubhuis', guests: 'leden', legal: 'vereniging', themes: ['sport', 'nature'],
    summary: 'Vissen aan de Berkel, met een jeugdclub op woensdag en een clubhuis met kachel.',
    description: 'De Snoek is een visclub met 130 leden. Op woensdagmiddag leren kinderen vissen, knopen leggen en stil zijn. In de winter repareren we samen de steigers. We zoeken mensen die de jeugdclub willen helpen.',
    about: ['Ons clubhuis heeft een houtkachel en de sterkste koffie van Zutphen.'],
  },
  // Ede
  center('ede', 'Vrijwilligerspunt Ede', 'Ede', 'het centrum', [
    'Vrijwilligerspunt Ede zit in de Molenstraat, op de begane grond van het oude postkantoor.',
    'We komen ook in de dorpen: elke eerste dinsdag zitten we in Lunteren aan de leestafel.',
  ]),
  {
    key: 'ede-de-velden', center: 'ede', name: 'Buurthuis De Velden', demoTeam: true, sectors: ['buurt', 'gezin', 'taal', 'ouderen'], quarter: 'Veldhuizen',
    house: 'het buurthuis', our: 'ons buurthuis', guests: 'bezoekers', legal: 'stichting', themes: ['neighbourhood', 'family', 'language'],
    summary: 'Voor iedereen in Veldhuizen: eten, leren, spelen en de beste naailes van Ede.',
    description: 'Buurthuis De Velden staat midden in Veldhuizen. Hier wonen gezinnen uit de hele wereld naast mensen die er in 1968 als eersten kwamen wonen. Aan onze tafels leren ze elkaar kennen.\n\nWe hebben een keuken, een naaikamer, een speelzaal en een kantoor waar je hulp krijgt bij je post. Vrijwilligers houden alles draaiend.',
    about: ['In De Velden zitten mensen van de eerste flat en van de nieuwste aan één tafel.', 'Onze naaikamer maakte vorig jaar 340 kledingstukken weer heel.'],
  },
  {
    key: 'ede-heidebloem', center: 'ede', name: 'Woonzorgcentrum De Heidebloem', sectors: ['zorg', 'kerk', 'winkel'], quarter: 'Bennekom',
    house: 'het woonzorgcentrum', our: 'ons huis', guests: 'bewoners', legal: 'stichting', themes: ['elderly', 'care', 'religion'],
    summary: 'Wonen met zorg aan de rand van het bos, met een winkeltje, een koor en een eigen bus.',
    description: 'In De Heidebloem wonen 64 mensen. Ze komen uit Ede, Bennekom en de dorpen. Er is een winkeltje, een huiskoor en een kleine bus voor uitstapjes naar de hei.\n\nOp zondag is er een kerkdienst waar vrijwilligers bewoners naartoe brengen. Of je nu gelooft of niet: iedereen helpt en iedereen is welkom.',
    about: ['Ons huis ligt aan het bos: reeën in de tuin zijn hier heel gewoon.', 'Het koor van De Heidebloem zingt niet altijd zuiver, wel altijd uit volle borst.'],
  },
  {
    key: 'ede-de-schuur', center: 'ede', name: 'Kleding- en voedselbank De Schuur', sectors: ['hulp'], quarter: 'Ede-Zuid',
    house: 'de schuur', our: 'onze schuur', guests: 'klanten', legal: 'stichting', themes: ['poverty', 'family'],
    summary: 'Eten, kleren en kinderfietsen voor wie het even niet redt.',
    description: 'In een grote schuur in Ede-Zuid sorteren we eten, kleren, speelgoed en fietsen. Zo’n tweehonderd gezinnen komen elke week langs. Wie hier klant is geweest, wordt later vaak vrijwilliger.\n\nWe vinden het belangrijk dat niemand zich klein hoeft te voelen. Daarom is er koffie, een paskamer met een goede spiegel en tijd voor een praatje.',
    about: ['Een op de vier vrijwilligers van De Schuur is hier zelf ooit klant geweest.', 'In onze fietsenhoek staan altijd tien kinderfietsen te wachten op een band.'],
  },
  {
    key: 'ede-ginkel', center: 'ede', name: 'Natuurwerkgroep De Ginkel', sectors: ['landschap'], quarter: 'Lunteren',
    house: 'de werkplaats', our: 'onze werkplaats', guests: 'wandelaars', legal: 'vereniging', themes: ['nature', 'heritage'],
    summary: 'Wij houden de hei open en de paden begaanbaar. Kom een zaterdag mee.',
    description: 'Zonder hulp groeit de hei dicht. Daarom trekken wij elke winter kleine dennen uit de grond, maken we poelen schoon en tellen we vlinders.\n\nDe groep bestaat uit vijfendertig mensen van negen tot tachtig jaar. Rond half elf is er koffie uit een grote kan, met uitzicht op de schaapskudde.',
    about: ['Halverwege de ochtend drinken we koffie met uitzicht op de schaapskudde.', 'Onze jongste helper is negen en trekt de meeste dennetjes uit.'],
  },
  {
    key: 'ede-de-akker', center: 'ede', name: 'Basisschool De Akker', type: 'School', sectors: ['school', 'boeken'], quarter: 'de Rietkampen',
    house: 'de school', our: 'onze school', guests: 'kinderen', legal: 'stichting', themes: ['youth_education', 'religion'],
    summary: 'Een christelijke basisschool in de Rietkampen met 280 kinderen en een grote leesvloer.',
    description: 'Op De Akker beginnen we de dag met een lied en een verhaal. Kinderen van alle achtergronden zijn welkom. We zijn trots op onze leesvloer: een hele gang vol kussens en boeken.\n\nVrijwilligers lezen voor, repareren boeken, begeleiden de overblijf en gaan mee op uitjes.',
    about: ['Op onze leesvloer liggen meer kussens dan kinderen.', 'Op De Akker bedankt elke klas aan het eind van het jaar de vrijwilligers met een lied.'],
  },
  {
    key: 'ede-trekvogels', center: 'ede', name: 'Scouting De Trekvogels', sectors: ['jeugd'], quarter: 'het centrum',
    house: 'de blokhut', our: 'onze blokhut', guests: 'kinderen', legal: 'vereniging', themes: ['youth_education', 'nature', 'sport'],
    summary: 'Vuur maken, vlotten bouwen en verdwalen met een kaart. Voor kinderen van 5 tot 18.',
    description: 'Bij De Trekvogels zijn negentig kinderen lid. Elke zaterdag zijn we buiten, ook als het regent. We bouwen, koken, zingen en leren elkaar helpen.\n\nDe leiding bestaat uit vrijwilligers. Je krijgt een opleiding, een das en een zomerkamp dat je niet vergeet.',
    about: ['Bij De Trekvogels bestaat slecht weer niet, alleen natte sokken.', 'Het zomerkamp is elk jaar het hoogtepunt, en de afwas elk jaar het dieptepunt.'],
  },
  // Doetinchem
  center('doetinchem', 'Doetinchem Doet Mee', 'Doetinchem', 'het centrum', [
    'Bij ons kun je zonder afspraak binnenlopen, en je mag iemand meenemen.',
    'Wij spreken Nederlands, Engels, Arabisch en een beetje Achterhoeks.',
  ]),
  {
    key: 'doetinchem-huis-de-huet', center: 'doetinchem', name: 'Huis van De Huet', demoTeam: true, sectors: ['buurt', 'hulp', 'inloop', 'ouderen'], quarter: 'De Huet',
    house: 'het buurthuis', our: 'ons buurthuis', guests: 'bezoekers', legal: 'stichting', themes: ['neighbourhood', 'mental_health', 'poverty'],
    summary: 'Je hoeft niets te kunnen om binnen te komen. Er is koffie, werk en gezelschap.',
    description: 'Huis van De Huet is een buurthuis waar je mag komen zoals je bent. Misschien leer je Nederlands, zoek je werk of was je lang ziek. Je begint met één ochtend en kijkt hoe het gaat.\n\nIedere vrijwilliger heeft een vaste begeleider. Die let op dat het niet te veel wordt en viert met je wat er lukt.',
    about: [
      'In Huis van De Huet heeft elke vrijwilliger een vaste begeleider met wie je alles kunt bespreken.',
      'Je begint bij ons klein, met één ochtend. Meer mag altijd, minder ook.',
      'Huis van De Huet is van iedereen: wie koffie drinkt, wast soms ook af.',
    ],
  },
  {
    key: 'doetinchem-kruisbrink', center: 'doetinchem', name: 'Praktijkschool De Kruisbrink', type: 'School', sectors: ['vo', 'boeken'], quarter: 'Overstegen',
    house: 'de school', our: 'onze school', guests: 'leerlingen', legal: 'stichting', themes: ['youth_education', 'disability'],
    summary: 'Hier leren jongeren met hun handen: koken, lassen, kappen en tuinieren.',
    description: 'Op De Kruisbrink zitten 210 leerlingen van twaalf tot achttien jaar. Leren uit een boek vinden ze moeilijk, leren door te doen gaat goed. We hebben een keuken, een werkplaats, een kas en een kapsalon.\n\nWe zoeken mensen met een vak en met geduld. Ook als je zelf nog Nederlands leert, kun je hier veel laten zien.',
    about: ['In de schoolkapsalon kun je op donderdag voor een paar euro geknipt worden door onze leerlingen.', 'Onze leerlingen leren door te doen, en wij eigenlijk ook.'],
  },
  {
    key: 'doetinchem-taalcafe', center: 'doetinchem', name: 'Taalcafé Achterhoek', sectors: ['taal', 'wonen'], quarter: 'het centrum',
    house: 'het taalcafé', our: 'ons taalcafé', guests: 'gasten', legal: 'stichting', themes: ['language', 'housing'],
    summary: 'Nederlands oefenen met koffie, muziek en spelletjes. Gratis en gezellig.',
    description: 'In het Taalcafé praat je Nederlands zonder dat iemand met een rode pen meekijkt. Elke dinsdag en donderdag zijn er tafels voor beginners en voor mensen die al verder zijn.\n\nWe helpen ook bij het wonen: een formulier, een brief van de gemeente, een eerste praatje met de buren.',
    about: ['Bij het Taalcafé mag je fouten maken. We verzamelen de leukste op een groot vel.', 'Elke donderdag brengt iemand een gerecht uit eigen land mee.'],
  },
  {
    key: 'doetinchem-moestuinderij', center: 'doetinchem', name: 'De Moestuinderij', sectors: ['winkel', 'natuur', 'handicap'], quarter: 'Gaanderen',
    house: 'de tuinderij', our: 'onze tuinderij', guests: 'deelnemers', legal: 'coöperatie', themes: ['disability', 'nature', 'mental_health'],
    summary: 'Een tuinderij waar mensen met een beperking groente telen en verkopen.',
    description: 'Op De Moestuinderij werken elke dag vijftien mensen met een beperking. Ze zaaien, oogsten, wegen en verkopen. In ons winkeltje staan ze zelf achter de kassa.\n\nVrijwilligers werken naast hen. Je neemt niet over, je doet voor en je doet samen. Dat is soms langzamer en bijna altijd leuker.',
    about: ['Onze deelnemer Hans weet van elke tomaat wanneer hij rijp is.', 'In ons winkeltje zijn op vrijdag om elf uur de eieren altijd op.'],
  },
  {
    key: 'doetinchem-de-gieterij', center: 'doetinchem', name: 'Theater De Gieterij', sectors: ['podium', 'cultuur'], quarter: 'het centrum',
    house: 'het theater', our: 'ons theater', guests: 'bezoekers', legal: 'stichting', themes: ['arts', 'heritage', 'events'],
    summary: 'Toneel, film en dans in een oude ijzergieterij, gemaakt met mensen uit de streek.',
    description: 'In De Gieterij werd vroeger ijzer gegoten. Nu spelen er toneelgroepen en is er elke week film. We maken ook eigen stukken, met mensen die nog nooit op een podium stonden.\n\nOns team is groot en gemengd. De een maakt decors, de ander schenkt wijn, en iedereen krijgt kaartjes.',
    about: ['Boven ons podium hangt nog de oude kraan, die soms meespeelt.', 'Vrijwilligers van De Gieterij mogen gratis naar elke film.'],
  },
  {
    key: 'doetinchem-fietsmaatjes', center: 'doetinchem', name: 'Fietsmaatjes Wehl', status: 'pending', sectors: ['ouderen'], quarter: 'Wehl',
    house: 'de stalling', our: 'onze stalling', guests: 'gasten', legal: 'stichting', themes: ['sport', 'elderly', 'disability'],
    summary: 'Samen op de duofiets: een rondje langs de Wehlse beek voor wie niet meer alleen kan fietsen.',
    description: 'Fietsmaatjes Wehl heeft twee duofietsen met een motor. Vrijwilligers fietsen met mensen die dat alleen niet meer kunnen. We zijn net begonnen en zoeken twintig mensen die één keer per week een rondje willen rijden.',
    about: ['Onze twee duofietsen heten Annie en Bert.'],
  },
  // Oldebroek
  center('oldebroek', 'Oldebroek voor Elkaar', 'de gemeente Oldebroek', 'Oldebroek', [
    'We kennen de zes dorpen en de meeste mensen die er wonen.',
    'Ons kantoor aan de Zuiderzeestraatweg was vroeger de dorpswinkel, de toonbank staat er nog.',
  ]),
  {
    key: 'oldebroek-de-bongerd', center: 'oldebroek', name: 'Dorpshuis De Bongerd', demoTeam: true, sectors: ['buurt', 'ouderen', 'gezin'], quarter: 'Wezep',
    house: 'het dorpshuis', our: 'ons dorpshuis', guests: 'bezoekers', legal: 'stichting', themes: ['neighbourhood', 'elderly', 'events'],
    summary: 'Het dorpshuis van Wezep: eettafel, biljart, repaircafé en de zaal waar iedereen trouwt.',
    description: 'In De Bongerd komt heel Wezep bij elkaar. Op dinsdag eten we samen, op donderdag is er biljart en op zaterdag repareren handige mensen broodroosters en lampen.\n\nHet dorpshuis is van het dorp. We hebben geen directeur, wel een bestuur en vijfenveertig vrijwilligers die van aanpakken weten.',
    about: ['In De Bongerd heeft half Wezep zijn bruiloft gevierd.', 'Wij hebben geen directeur, wel 45 vrijwilligers die van aanpakken weten.', 'Op donderdag klinkt bij ons van één tot vijf het getik van biljartballen.'],
  },
  {
    key: 'oldebroek-de-wegwijzer', center: 'oldebroek', name: 'Kerk De Wegwijzer', sectors: ['kerk', 'hulp'], quarter: 'Oosterwolde',
    house: 'de kerk', our: 'onze kerk', guests: 'gemeenteleden', legal: 'kerk', themes: ['religion', 'poverty', 'care'],
    summary: 'Een kerk die er voor het hele dorp is: koffie, bezoek en hulp als het tegenzit.',
    description: 'De Wegwijzer is een kerk in Oosterwolde. Op zondag zijn er twee diensten. AuthLayout de week staat de deur ook open: voor koffie, voor een boodschap die gedaan moet worden, voor wie verdriet heeft.\n\nOnze hulp is er voor iedereen, ook voor wie nooit in een kerk komt.',
    about: ['De klok van De Wegwijzer loopt al sinds 1954 twee minuten voor.', 'Onze hulp is voor iedereen in het dorp, kerkganger of niet.'],
  },
  {
    key: 'oldebroek-looschool', center: 'oldebroek', name: 'Basisschool De Looschool', type: 'School', sectors: ['school', 'boeken'], quarter: "'t Loo",
    house: 'de school', our: 'onze school', guests: 'kinderen', legal: 'stichting', themes: ['youth_education', 'nature'],
    summary: "De dorpsschool van 't Loo: 74 kinderen, vier juffen en een bos als schoolplein.",
    description: "De Looschool is klein en daar zijn we blij mee. Er zitten 74 kinderen op school. De groten helpen de kleintjes en iedereen kent elkaars hond.\n\nAls een kleine school in een klein dorp kunnen we niet zonder hulp. Ouders en dorpsgenoten lezen voor, knippen de heg en organiseren het jaarlijkse schoolfeest.",
    about: ['Ons schoolplein loopt zo over in het bos, met boomhut en al.', 'Op De Looschool kent iedereen elkaar, en elkaars hond.'],
  },
  {
    key: 'oldebroek-owoc', center: 'oldebroek', name: 'VV Oosterwolde Vooruit', sectors: ['sport'], quarter: 'Oosterwolde',
    house: 'de club', our: 'onze club', guests: 'leden', legal: 'vereniging', themes: ['sport', 'youth_education', 'events'],
    summary: 'De voetbalclub van Oosterwolde: acht jeugdteams, een damesteam en een warme kantine.',
    description: 'Bij VV Oosterwolde Vooruit voetballen 230 mensen. Op zaterdag staat het hele dorp langs de lijn. We hebben een damesteam, wandelvoetbal voor zestigplussers en acht jeugdteams.\n\nDe velden, de kantine en de trainingen: alles wordt gedaan door vrijwilligers. Vele handen maken licht werk, en een gezellige derde helft.',
    about: ['Bij ons duurt de derde helft langer dan de eerste twee samen.', 'Onze terreinploeg bestaat uit zes mannen, twee vrouwen en een grasmaaier met karakter.'],
  },
  {
    key: 'oldebroek-oudheidkamer', center: 'oldebroek', name: 'Oudheidkamer De Broekstreek', sectors: ['erfgoed', 'cultuur'], quarter: 'Oldebroek',
    house: 'de oudheidkamer', our: 'onze oudheidkamer', guests: 'bezoekers', legal: 'vereniging', themes: ['heritage', 'arts'],
    summary: 'Foto’s, klederdracht en boerenverhalen uit zes dorpen, bewaard in een oude boerderij.',
    description: 'In een boerderij van 1823 bewaren we wat anders verloren gaat: trouwjurken, melkbussen, schriften en twaalfduizend foto’s. Vrijwilligers zoeken uit wie erop staan.\n\nElke maand maken we een kleine tentoonstelling. Oude mensen uit de dorpen komen vertellen hoe het was.',
    about: ['Van onze twaalfduizend foto’s weten we bij vierduizend nog niet wie erop staat.', 'De boerderij is van 1823 en in de winter dragen we binnen gewoon een muts.'],
  },
  {
    key: 'oldebroek-krabbers', center: 'oldebroek', name: 'IJsvereniging De Krabbers', status: 'archived', reason: 'De vereniging is samengegaan met die van Hattemerbroek.', sectors: ['geen'], quarter: 'Noordeinde',
    house: 'de ijsbaan', our: 'onze ijsbaan', guests: 'leden', legal: 'vereniging', themes: ['sport', 'events'],
    summary: 'De ijsbaan van Noordeinde. Sinds dit jaar samen met Hattemerbroek.',
    description: 'Zestig jaar lang zette De Krabbers elke winter een weiland onder water. Nu er nog maar zelden ijs ligt, gaan we verder met de ijsvereniging van Hattemerbroek. De koek-en-zopie verhuist mee.',
    about: ['Onze ijsbaan lag er zestig winters.'],
  },
  // Harderwijk
  center('harderwijk', 'Harderwijk Helpt', 'Harderwijk', 'de binnenstad', [
    'Ons kantoor in de Donkerstraat herken je aan de blauwe bank voor de deur.',
    'In de zomer staan we op de boulevard met een bakfiets vol folders en ijsthee.',
  ]),
  {
    key: 'harderwijk-de-zuiderzee', center: 'harderwijk', name: 'Wijkhuis De Zuiderzee', demoTeam: true, sectors: ['buurt', 'taal', 'ouderen', 'hulp'], quarter: 'Stadsdennen',
    house: 'het wijkhuis', our: 'ons wijkhuis', guests: 'bezoekers', legal: 'stichting', themes: ['neighbourhood', 'language', 'elderly'],
    summary: 'Wijkhuis in Stadsdennen met een open keuken, een weggeefwinkel en elke dag iets te doen.',
    description: 'Wijkhuis De Zuiderzee is de plek waar Stadsdennen elkaar tegenkomt. Er is een open keuken, een weggeefwinkel en een kamer waar je hulp krijgt bij formulieren.\n\nWe geloven dat iedereen iets kan. Daarom vragen we niet wat je hebt gestudeerd, maar waar je zin in hebt.',
    about: ['In onze weggeefwinkel gaat een winterjas gemiddeld binnen een uur de deur uit.', 'Wij vragen niet wat je hebt gestudeerd, maar waar je zin in hebt.'],
  },
  {
    key: 'harderwijk-de-vuurtoren', center: 'harderwijk', name: 'Bijna-thuis-huis De Vuurtoren', sectors: ['zorg', 'inloop'], quarter: 'Hierden',
    house: 'het huis', our: 'ons huis', guests: 'gasten', legal: 'stichting', themes: ['care', 'health', 'mental_health'],
    summary: 'Een warm huis met vier kamers voor mensen die niet lang meer te leven hebben.',
    description: 'In De Vuurtoren wonen mensen in hun laatste weken. Er zijn vier kamers, een keuken waar het naar appeltaart ruikt en een tuin tot aan het weiland. Familie kan altijd blijven slapen.\n\nDe zorg komt van verpleegkundigen. Vrijwilligers maken er een thuis van. Je krijgt een goede training en je bent nooit alleen in huis.',
    about: ['In onze keuken wordt elke zondag appeltaart gebakken, omdat het huis er beter van ruikt.', 'Er wordt bij ons gehuild, en er wordt verrassend veel gelachen.'],
  },
  {
    key: 'harderwijk-botterwerf', center: 'harderwijk', name: 'Botterwerf De Zoute Bries', sectors: ['erfgoed'], quarter: 'de binnenstad',
    house: 'de werf', our: 'onze werf', guests: 'bezoekers', legal: 'stichting', themes: ['heritage', 'nature', 'events'],
    summary: 'Oude vissersschepen herstellen en ermee varen. Met teer, touw en geduld.',
    description: 'Op onze werf liggen drie botters: houten vissersschepen van de Zuiderzee. We herstellen ze zoals het vroeger ging. In de zomer varen we met schoolklassen en gasten het Wolderwijd op.\n\nVan zeilmaker tot koffieschenker: bij ons leer je een oud vak van mensen die het nog kennen.',
    about: ['Op de werf ruik je teer, houtkrullen en verse koffie, in die volgorde.', 'Onze oudste botter is van 1898 en lekt nog maar een klein beetje.'],
  },
  {
    key: 'harderwijk-gezin-en-zo', center: 'harderwijk', name: 'Gezin & Zo', sectors: ['gezin', 'handicap'], quarter: 'Drielanden',
    house: 'het speelhuis', our: 'ons speelhuis', guests: 'gezinnen', legal: 'stichting', themes: ['family', 'youth_education', 'disability'],
    summary: 'Steun voor jonge gezinnen: een speelhuis, een speel-o-theek en een vrijwilliger die langskomt.',
    description: 'Een gezin hebben is mooi, en soms is het veel. Gezin & Zo heeft een speelhuis waar ouders elkaar treffen en een speel-o-theek met negenhonderd spellen. Ook komen vrijwilligers een paar uur per week bij mensen thuis.\n\nWe zijn er ook voor gezinnen met een kind dat extra zorg nodig heeft.',
    about: ['Onze speel-o-theek heeft negenhonderd spellen en bijna alle puzzelstukjes.', 'Bij Gezin & Zo mag het een rommeltje zijn, thuis en in het speelhuis.'],
  },
  {
    key: 'harderwijk-de-dolfijn', center: 'harderwijk', name: 'Basisschool De Dolfijn', type: 'School', sectors: ['school', 'boeken'], quarter: 'Stadsweiden',
    house: 'de school', our: 'onze school', guests: 'kinderen', legal: 'stichting', themes: ['youth_education', 'sport'],
    summary: 'Een school in beweging: elke dag gym, buiten leren en een eigen zwemrooster.',
    description: 'Op De Dolfijn bewegen kinderen de hele dag door. Ze springen de tafel van zeven en spellen woorden op de klimmuur. Stilzitten is er natuurlijk ook bij, in onze bieb met zitzakken.\n\nWe zoeken mensen die meefietsen naar het zwembad, voorlezen of de pleinspelen begeleiden.',
    about: ['Op De Dolfijn leren kinderen de tafel van zeven al springend.', 'Onze fietsrij naar het zwembad is 28 kinderen lang en heeft altijd een helper te weinig.'],
  },
  {
    key: 'harderwijk-zeester', center: 'harderwijk', name: 'Vrije school De Zeester', type: 'School', status: 'pending', sectors: ['school'], quarter: 'Tinnegieter',
    house: 'de school', our: 'onze school', guests: 'kinderen', legal: 'stichting', themes: ['youth_education', 'arts'],
    summary: 'Een nieuwe school met veel muziek, handwerk en een kaptafel in de klas.',
    description: 'De Zeester is dit jaar begonnen met veertig kinderen. We werken met verhalen, muziek en handwerk. Omdat we nieuw zijn, is er nog van alles te bouwen. We zoeken handige mensen en mensen die willen voorlezen.',
    about: ['We zijn dit jaar begonnen met veertig kinderen en één piano.'],
  },
  {
    key: 'harderwijk-havendag', center: 'harderwijk', name: 'Havendag Producties', status: 'denied',
    reason: 'We missen een inschrijving als stichting of vereniging, en de tekst gaat over betaald werk. Stuur ons de statuten, dan kijken we opnieuw. Vragen? Bel Harderwijk Helpt.',
    sectors: ['cultuur'], quarter: 'de binnenstad', house: 'het kantoor', our: 'ons kantoor', guests: 'gasten', legal: 'informeel', themes: ['events'],
    summary: 'Wij maken feesten op en rond het water.',
    description: 'Havendag Producties organiseert feesten en markten aan de haven. We zoeken mensen voor de kassa, de bar en de opbouw. Wie drie dagen helpt, krijgt korting op een kaartje.',
    about: ['Ons kantoor kijkt uit op de haven.'],
  },
]
