import type { RequiredPageKey } from '#features/pages/required/required-pages.ts'

/** A page that a center has without having written it: the one at the root, or one that every site must have. */
export type StarterPage = { key: RequiredPageKey | 'home'; titleNl: string; titleEn: string; slugNl: string }
