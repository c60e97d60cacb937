import { useT } from '#kernel/i18n/web/provider.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { followWords as words } from '#features/applications/guests/follow-words.ts'
import { FormSheet } from './form-sheet.tsx'

/** Whoever has a letter types its code; a link of a mail that does not work leads here too. */
export function CodePage({ isUnknown, isSecond }: { isUnknown: boolean; isSecond?: boolean }) {
  const t = useT()
  return (
    <FormSheet title={t(isUnknown ? words.unknown : words.typeCode)} text={t(isUnknown ? words.unknownText : words.typeCodeText)} isSecond={isSecond}>
      <PostedForm intent="code" submit={t(words.look)}>
        <TextField
          name="code"
          label={t(words.code)}
          hint={t(words.codeHint)}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      </PostedForm>
    </FormSheet>
  )
}
