/** Words that lists of leaked passwords begin with, Dutch and English, in their plain form: lower case, letters only. */
const words = `
welkom welkomthuis welkombij hallo hoi wachtwoord wachtwoordje mijnwachtwoord nieuwwachtwoord ditismijnwachtwoord geheim geheimpje topgeheim
vrijwilliger vrijwilligers vrijwilligerswerk vrijwilligersbank vrijwilligerspunt vrijwilligerscentrale meedoen gemeente samen buurt
organisatie stichting vereniging beheerder beheer admin administrator coordinator redacteur gebruiker toegang inloggen inlog account
lente voorjaar zomer herfst najaar winter vakantie kerst kerstmis pasen sinterklaas januari februari maart april mei juni juli augustus
september oktober november december maandag dinsdag woensdag donderdag vrijdag zaterdag zondag weekend
amsterdam rotterdam utrecht denhaag eindhoven groningen tilburg almere breda nijmegen arnhem apeldoorn enschede haarlem zwolle leiden
maastricht dordrecht ede deventer delft oldebroek elburg nunspeet wezep gelderland nederland holland oranje europa
ajax feyenoord psv vitesse twente voetbal hockey tennis schaatsen fietsen lieverd liefje schatje schat moppie poepje knuffel vriendin
vriendje mama papa opa oma familie kinderen kindje dochter zoon ikhouvanjou ikhouvanje houvanjou houvanje altijd forever
hond hondje kat poes poesje konijn paard paardje vlinder bloem bloemen zonnebloem zonnetje regenboog banaan appel chocola chocolade
computer laptop telefoon internet wifi google facebook instagram microsoft windows apple samsung iphone android netflix spotify
password passwords passwort mypassword newpassword thisismypassword passphrase secret topsecret letmein letmeinnow welcome welcomeback
login logon signin changeme changemenow changethis default guest user test testing tester demo sample temp temporary qwerty qwertyui qwertyuiop
azerty qwertz asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qweasd qweasdzxc abc abcd abcdef abcdefg alphabet iloveyou iloveu loveyou love lovely
sunshine princess dragon monkey football baseball basketball soccer superman batman spiderman pokemon pikachu starwars harrypotter
hogwarts gandalf frodo minecraft fortnite roblox shadow master killer hunter ranger freedom whatever trustno trustnoone
charlie michael jordan jennifer jessica ashley daniel thomas robert matthew andrew joshua anthony george martin hannah
sophie emma julia anna sanne lotte lisa eva tim tom lars daan sem lucas levi finn bram jan piet kees henk peter johan
maria johanna jeroen dennis patrick marieke linda petra ingrid monique wouter sander stefan robin kevin mark
cheese cookie banana flower butterfly purple orange yellow green silver golden diamond summer winter spring autumn monday friday
january february march june july august october hello helloworld goodbye thankyou please happy smile angel angels heaven jesus god bless
computer internet mercedes ferrari porsche volkswagen toyota corvette mustang harley yamaha honda
liverpool chelsea arsenal barcelona realmadrid juventus manchester london paris berlin newyork
een twee drie vier vijf een twee one two three four five six seven eight nine ten nul zero
ikweethetniet ikweethet weetikniet vergeten wachtwoordvergeten forgot forgotten ditisgeheim openen sesam sesamopenu opensesame
correcthorsebatterystaple correcthorse batterystaple verander verandermij veranderdit nieuw oud mijn jouw ons onze
werk werken school student leraar docent opleiding bedrijf kantoor sport muziek gitaar piano
`

export const commonWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
