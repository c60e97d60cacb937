import type { Example } from '#design/examples.ts'
import { ErrorSummary } from './error-summary.tsx'

export const examples: Example[] = [
  {
    name: 'two things',
    render: () => (
      <ErrorSummary
        focus={false}
        title="Er klopt iets niet"
        errors={[
          { field: 'email', message: 'Vul je e-mailadres in' },
          { field: 'day', message: 'Kies minstens één dag' },
        ]}
      />
    ),
  },
  { name: 'nothing wrong', render: () => <ErrorSummary title="Er klopt iets niet" errors={[]} /> },
]
