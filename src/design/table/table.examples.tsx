import { StatusBadge } from '#design/badge/status-badge.tsx'
import type { Example } from '#design/examples.ts'
import { Table } from './table.tsx'
import type { Column } from './table.tsx'

type Row = { id: string; name: string; status: string; word: string; places: number }
const rows: Row[] = [
  { id: '1', name: 'Woonzorghuis Het Lindehof', status: 'approved', word: 'Goedgekeurd', places: 12 },
  { id: '2', name: 'Kookstudio Samen Smullen', status: 'pending', word: 'In behandeling', places: 0 },
]
const columns: Column<Row>[] = [
  {
    key: 'pick',
    label: 'Kies',
    hiddenLabel: true,
    cell: (row) => <input type="checkbox" className="check" aria-label={`Kies ${row.name}`} defaultChecked={row.id === '2'} />,
  },
  {
    key: 'name',
    label: 'Naam',
    cell: (row) => (
      <a className="tlink font-semibold" href={`#${row.id}`}>
        {row.name}
      </a>
    ),
    sort: { href: '#sort=-name', order: 'ascending' },
  },
  { key: 'status', label: 'Status', cell: (row) => <StatusBadge status={row.status}>{row.word}</StatusBadge>, sort: { href: '#sort=status', order: null } },
  { key: 'places', label: 'Plekken', cell: (row) => row.places, number: true },
]

export const examples: Example[] = [
  { name: 'organizations', render: () => <Table caption="Organisaties" columns={columns} rows={rows} id={(row) => row.id} /> },
  {
    name: 'bulk bar',
    render: () => (
      <div className="bulk-bar">
        <span>1 gekozen</span>
        <button type="button" className="btn btn-second btn-sm">
          Goedkeuren
        </button>
      </div>
    ),
  },
  { name: 'empty', render: () => <Table caption="Niets" columns={columns} rows={[]} id={(row) => row.id} empty={<p>Nog geen organisaties.</p>} /> },
]
