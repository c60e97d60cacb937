import { expect, type Page } from '@playwright/test'

export type Mail = { to: string; subject: string; text: string; html: string; sentAt: string | null }

/** Mails the site of this page sent to an address, newest first. Asked by the browser, which knows every `.localhost`. */
export async function mailsTo(page: Page, address: string): Promise<Mail[]> {
  const mails: Mail[] = await page.evaluate(async () => (await fetch('/test/mail', { headers: { accept: 'application/json' } })).json())
  return mails.filter(({ to }) => to.includes(address))
}

/** The newest mail to an address, once it is there; with `subject` the newest of that kind. What can be taken back waits ten seconds first. */
export async function mailTo(page: Page, address: string, subject: string | RegExp = /./): Promise<Mail> {
  const find = async () =>
    (await mailsTo(page, address)).find((mail) => (typeof subject === 'string' ? mail.subject.includes(subject) : subject.test(mail.subject)))
  await expect.poll(async () => (await find())?.subject, { message: `a mail to ${address}`, timeout: 40_000 }).toBeTruthy()
  return (await find())!
}

/** The address behind the button of a mail. */
export function linkIn({ text }: Mail, path: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((one) => new URL(one).pathname === path)
  if (!link) throw new Error(`No link to ${path} in: ${text}`)
  return link
}
