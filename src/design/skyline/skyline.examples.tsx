import type { Example } from '#design/examples.ts'
import { Skyline } from './skyline.tsx'

export const examples: Example[] = [
  {
    name: 'above a footer',
    render: () => (
      <div>
        <Skyline />
        <div className="site-foot on-dark p-6">
          <a className="flink" href="#contact">
            Contact
          </a>
        </div>
      </div>
    ),
  },
]
