import type { Example } from '#design/examples.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Pagination } from './pagination.tsx'
import { RadioTabs } from './radio-tabs.tsx'
import { Stepper } from './stepper.tsx'
import { Segments, Tabs } from './tabs.tsx'

const words = { previous: 'Vorige', next: 'Volgende', page: (n: number) => `Pagina ${n}` }
const steps = [
  { href: '#s1', label: 'Over jou' },
  { href: '#s2', label: 'Wat wil je doen?' },
  { href: '#s3', label: 'Wanneer kun je?' },
  { href: '#s4', label: 'Controleren' },
]

const auth = ['auth-accent', 'auth-second', 'auth-brand', 'auth-band', 'auth-footer']

export const examples: Example[] = [
  {
    name: 'menu of a header',
    render: () => (
      <nav aria-label="Menu" className="site-bar site-head">
        <a href="#zoek" className="nav-a">
          Zoek werk
        </a>
        <a href="#hier" className="nav-a nav-heavy" aria-current="page">
          Organisaties
        </a>
        <a href="#nieuws" className="nav-a nav-light">
          Nieuws
        </a>
      </nav>
    ),
  },
  ...auth.flatMap((background): Example[] => [
    {
      name: `sign-in as a tab, ${background}`,
      render: () => (
        <a href="#inloggen" className={`auth-tab ${background}`}>
          Inloggen
        </a>
      ),
    },
    {
      name: `sign-in in a bar, ${background}`,
      render: () => (
        <nav aria-label={`Account ${background}`} className={`auth-bar on-dark ${background}`}>
          <div>
            <a href="#inloggen">Inloggen</a>
          </div>
        </nav>
      ),
    },
  ]),
  {
    name: 'breadcrumbs',
    render: () => (
      <Breadcrumbs
        label="Kruimelpad"
        crumbs={[
          { href: '#bank', label: 'Vacaturebank' },
          { href: '#taal', label: 'Taal en lezen' },
        ]}
        current="Voorlezen"
      />
    ),
  },
  {
    name: 'tabs',
    render: () => (
      <Tabs
        label="Organisaties"
        tabs={[
          { href: '#alle', label: 'Alle', count: 170, current: true },
          { href: '#wacht', label: 'In behandeling', count: 7 },
          { href: '#goed', label: 'Goedgekeurd', count: 152 },
        ]}
      />
    ),
  },
  {
    name: 'segments of a form, of which one is chosen',
    render: () => (
      <RadioTabs
        name="scherm"
        label="Scherm"
        chosen="phone"
        tabs={[
          { value: 'phone', label: 'Telefoon' },
          { value: 'desk', label: <Icon name="desktop" />, name: 'Computer' },
        ]}
      />
    ),
  },
  {
    name: 'segments',
    render: () => (
      <Segments
        label="Weergave"
        tabs={[
          { href: '#lijst', label: 'Lijst', current: true },
          { href: '#kaart', label: 'Kaart' },
        ]}
      />
    ),
  },
  { name: 'first page', render: () => <Pagination label="Pagina's, begin" page={1} pages={7} href={(n) => `#p${n}`} words={words} /> },
  { name: 'in the middle', render: () => <Pagination label="Pagina's, midden" page={5} pages={12} href={(n) => `#q${n}`} words={words} /> },
  { name: 'one page', render: () => <Pagination label="Pagina's" page={1} pages={1} href={() => '#'} words={words} /> },
  { name: 'steps', render: () => <Stepper label="Stappen" steps={steps} current={1} /> },
  { name: 'steps beside a form', render: () => <Stepper rail label="Stappen naast het formulier" count="Stap 2 van 4" steps={steps} current={1} /> },
]
