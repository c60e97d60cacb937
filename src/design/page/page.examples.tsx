import type { Example } from '#design/examples.ts'

export const examples: Example[] = [
  {
    name: 'headings',
    render: () => (
      <div className="space-y-3">
        <p className="font-display text-6xl">Held 60</p>
        <p className="font-display text-4xl">Paginatitel 36</p>
        <p className="font-display text-2xl">Sectiekop 24</p>
        <p className="h-row text-xl">Rijtitel 20, Fira Sans</p>
        <p className="text-lg">Lopende tekst 18. Je helpt kinderen van groep 3 met lezen, van 9.00 tot 10.30 uur.</p>
        <p className="text-text-soft">Hulptekst 16. Bel 0575 00 00 00.</p>
      </div>
    ),
  },
  {
    name: 'prose',
    render: () => (
      <div className="prose">
        <h2>Wat ga je doen?</h2>
        <p>
          Je schenkt koffie en thee. Soms lees je de <a href="#krant">krant</a> voor.
        </p>
        <ul>
          <li>Je bent rustig.</li>
          <li>Je houdt je aan afspraken.</li>
        </ul>
        <blockquote>‘Wie wil elke week een potje met mij schaken?’</blockquote>
      </div>
    ),
  },
  {
    name: 'bands',
    render: () => (
      <div className="grid gap-4">
        <div className="band on-dark p-6">
          <p className="text-on-band-soft">Je eerste afspraak</p>
          <p className="font-display text-3xl">vrijdag 27 november, 14.00 uur</p>
        </div>
        <div className="bg-tint rounded-xl p-6">
          <p>Zoek je zelf vrijwilligers?</p>
        </div>
      </div>
    ),
  },
]
