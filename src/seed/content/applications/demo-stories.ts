import type { Story } from './story.ts'

/** The five applications of vrijwilliger@. */
export const demoStories: Story[] = [
  {
    key: 'demo-nieuw', kinds: 'team', voice: 'demo', state: 'in_review', daysAgo: 3,
    motivation: 'Hallo! Ik werk drie dagen in de week en wil graag iets doen in de buurt. Ik loop al jaren langs jullie deur en dacht: nu ga ik een keer naar binnen. Ik kan het beste op {dag}.',
    answers: ['Ik doe dit voor het eerst, maar ik leer snel.'],
    chat: [
      ['o', 1, '10:12', 'Hoi {voornaam}, wat leuk dat je schrijft! Goed dat je eindelijk binnenkomt, de koffie staat al die jaren klaar.'],
      ['o', 1, '10:14', 'Heb je liever dat je eerst een keer meeloopt, of wil je meteen beginnen?'],
    ],
    unread: { v: 1 },
  },
  {
    key: 'demo-uitgenodigd', kinds: ['receptie', 'inkoop-voorraad', 'website', 'vervoer', 'bestuur', 'zwerfvuil', 'burendag'], voice: 'demo', state: 'invited', daysAgo: 8,
    motivation: 'Dit lijkt me echt iets voor mij. Ik hou van regelen en van mensen, in die volgorde als het druk is. Ik kan een paar uur per week.',
    answers: ['Ik zou eerst een tijdje kijken hoe het nu gaat.'],
    chat: [
      ['o', 1, '14:31', 'Dag {voornaam}, bedankt voor je bericht. Dat van die volgorde herken ik. Zullen we kennismaken?'],
      ['v', 1, '19:05', 'Heel graag! Ik kan woensdag vanaf drie uur, of vrijdagochtend.'],
      ['o', 2, '09:20', 'Vrijdag om tien uur dan, op {straat} {nummer}. Vraag maar naar {contact}. De bel doet het niet, je moet kloppen.'],
      ['v', 2, '12:47', 'Staat in mijn agenda. Ik zal hard kloppen.'],
      ['o', 6, '16:02', 'Tot morgen! O ja, mijn collega bakt appeltaart, dus kom met lege maag.'],
    ],
    unread: { v: 1 },
  },
  {
    key: 'demo-actief', kinds: ['schoolbieb'], voice: 'demo', state: 'active', daysAgo: 75,
    motivation: 'Als kind woonde ik zo’n beetje in de bieb. Ik wil graag dat andere kinderen dat ook hebben. Ik kan elke week een ochtend of middag en ik heb al een VOG.',
    chat: [
      ['o', 2, '11:40', 'Beste {voornaam}, wat een fijn verhaal. Kun je volgende week {dag} een keer meekijken?'],
      ['v', 2, '18:22', 'Ja, dat komt goed uit. Hoe laat?'],
      ['o', 3, '08:15', 'Om negen uur, {straat} {nummer}. Meld je even bij de conciërge, die weet ervan.'],
      ['v', 10, '13:30', 'Wat was dat leuk! Er was een meisje dat drie boeken over haaien wilde en anders niks. Ik doe mee.'],
      ['o', 11, '09:02', 'Dat is Fenna. Ze wil nu ook een boek over inktvissen, dus je bent al onmisbaar. Welkom!'],
      ['v', 68, '20:11', 'Ik ben volgende week een keer op vakantie. Kan iemand mijn dienst overnemen?'],
      ['o', 69, '08:45', 'Geen probleem, ik vraag Ineke. Veel plezier en neem een boek mee!'],
    ],
  },
  {
    key: 'demo-afgewezen', kinds: ['adviseur'], voice: 'demo', state: 'declined', daysAgo: 30, declineReason: 'no_place',
    motivation: 'Ik ben goed in luisteren en ken {plaats} aardig. Het lijkt me mooi om anderen op weg te helpen naar een plek die past.',
    answers: ['Ik werk bij een verzekeraar aan de telefoon. Daar leer je geduld.'],
    chat: [
      ['o', 2, '15:10', 'Dag {voornaam}, dank je wel voor je mooie bericht. Gisteren hebben we net iemand gevonden voor de laatste plek. Jammer, want jou hadden we ook graag gehad.'],
      ['v', 2, '17:48', 'Begrijpelijk, en fijn dat je het zelf even laat weten. Mocht er iemand stoppen, dan hoor ik het graag.'],
      ['o', 3, '09:31', 'Zeker! Ik zet je bovenaan. Kijk ondertussen eens bij de bibliotheken en buurthuizen, daar zoeken ze mensen zoals jij.'],
    ],
  },
  {
    key: 'demo-klaar', kinds: ['overblijf', 'zwemmen-fietsen', 'zwerfvuil', 'moestuin', 'schooltuin'], voice: 'demo', state: 'completed', daysAgo: 160,
    motivation: 'Ik heb tot de zomer een vrije dag in de week en wil die goed gebruiken. Ik ben graag bezig en ik kan goed tegen drukte.',
    chat: [
      ['o', 1, '12:03', 'Hoi {voornaam}, tot de zomer is prima! Kun je {dag} komen kijken?'],
      ['v', 1, '12:40', 'Jazeker. Moet ik iets meenemen?'],
      ['o', 1, '12:44', 'Alleen goede zin. En een regenjas, je weet maar nooit.'],
      ['v', 88, '21:15', 'Dit was mijn laatste keer. Bedankt voor de kaart met alle namen, die hangt nu in de keuken.'],
      ['o', 89, '10:20', 'Jij bedankt! Je bent altijd welkom om nog eens binnen te lopen. Ze vragen nog steeds waar je bent.'],
    ],
  },
]
