import type { CodeWords } from '#kernel/http/server/error-document.ts'
import { errorWords as applications } from '#features/applications/messages.ts'
import { errorWords as auth } from '#features/auth/error-words.ts'
import { errorWords as conversations } from '#features/conversations/messages.ts'
import { errorWords as organizations } from '#features/organizations/error-words.ts'
import { errorWords as tenancy } from '#features/tenancy/messages.ts'

/** What every error code of a feature says, in both languages. */
export const codeWords: CodeWords = { ...tenancy, ...auth, ...organizations, ...conversations, ...applications }
