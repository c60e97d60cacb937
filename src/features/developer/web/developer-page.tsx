import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { developerPages } from '#features/developer/developer-pages.ts'
import { developerWords as words } from '#features/developer/words.ts'

/** The tests that hold what the pages show. */
const tests = ['src/pages/test/developer-pages.test.ts', 'src/pages/test/developer-forms.test.ts', 'e2e/developer-pages.spec.ts']

/** Around every developer page: what it is for, and beside it what it proves and which tests hold that. */
export function DeveloperPage({ name, children }: { name: string; children: ReactNode }) {
  const t = useT()
  const page = developerPages.find((one) => one.name === name)!
  return (
    <>
      <PageHead title={`/test/${name}`} crumbs={[{ href: '/test', label: t(words.title) }]} current={name} text={t(page.text)} />
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0 space-y-10">{children}</div>
        <aside className="space-y-8 text-[.9375rem]">
          <section aria-labelledby="proves">
            <h2 id="proves" className="text-xl">
              {t(words.proves)}
            </h2>
            <ul className="mt-3 space-y-2">
              {page.proves.map((line) => (
                <li key={line.en} className="flex gap-2">
                  <Icon name="check" className="mt-0.5 shrink-0" />
                  <span>{t(line)}</span>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="tests">
            <h2 id="tests" className="text-xl">
              {t(words.tests)}
            </h2>
            <ul className="mt-3 space-y-1">
              {tests.map((path) => (
                <li key={path}>
                  <code className="break-all">{path}</code>
                </li>
              ))}
            </ul>
          </section>
        </aside>
      </div>
    </>
  )
}
