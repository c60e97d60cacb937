import type { ReactNode } from 'react'

type Tab = { value: string; label: ReactNode; /** Accessible name, where the label is only a picture. */ name?: string }
type Props = { name: string; label: string; tabs: readonly Tab[]; chosen: string; className?: string }

/** Tabs inside a form, made of radio buttons, so that they work without script and keep what was typed. The stylesheet hides the other tabs. */
export function RadioTabs({ name, label, tabs, chosen, className = '' }: Props) {
  return (
    <fieldset className={`segments radio-tabs ${className}`}>
      <legend className="sr-only">{label}</legend>
      {tabs.map((tab) => (
        <label key={tab.value} {...(tab.name && { title: tab.name })}>
          <input type="radio" name={name} value={tab.value} defaultChecked={tab.value === chosen} data-kept="" />
          {tab.label}
          {tab.name && <span className="sr-only">{tab.name}</span>}
        </label>
      ))}
    </fieldset>
  )
}
