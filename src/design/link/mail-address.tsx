/** An address of mail for people to read: it breaks at the @ and before dots, where a narrow column needs it to. */
export function MailAddress({ children }: { children: string }) {
  return children.split(/(?<=@)|(?=\.)/).flatMap((part, at) => (at === 0 ? [part] : [<wbr key={at} />, part]))
}
