/** The order of the house: a feature may import only features above it. Rules are generated from this list. */
export const layers = ['kernel', 'design', 'features', 'pages', 'shell']
export const features = [
  'lists', 'tenancy', 'places', 'users', 'auth', 'uploads', 'settings', 'files', 'organizations', 'opening-hours', 'favourites', 'vocabulary', 'vacancies',
  'saved-searches', 'social-map', 'region',
  'conversations', 'applications', 'pool', 'expenses', 'work-record', 'absence', 'organization-transfers', 'one-on-one', 'workshops', 'badges', 'activities', 'widget', 'publishing', 'news', 'partners', 'center-forms', 'pages', 'menu-items', 'center-archives', 'center-removals', 'forms',
  'audit', 'platform-centers', 'notifications', 'support', 'notification-templates', 'reply-templates', 'measures', 'analytics', 'imports', 'exports', 'first-day', 'changelog', 'api-reference', 'developer',
]
/**
 * The slices of a large feature, in order: a slice may import only slices above it. What registers the feature (its own `server/`) stands
 * below them all, and no slice imports it.
 */
export const slices = {
  'src/features/vacancies': ['model', 'presentation', 'feeds', 'search', 'map', 'guide', 'home', 'favourites', 'quality', 'transitions', 'expiry', 'sharing', 'staff-list', 'bulk-edit', 'moderation', 'begin', 'editor'],
  'src/features/applications': ['model', 'notes', 'step-form', 'appointments', 'capacity', 'transitions', 'parental-consent', 'guests', 'submit', 'detail', 'board', 'reminders'],
  'src/features/pool': ['model', 'matching', 'card', 'budget', 'search', 'invitations', 'replies'],
  'src/features/pages': ['blocks', 'model', 'required', 'pictures', 'findings', 'versions', 'writing', 'publication', 'beginnings', 'presentation', 'editor', 'staff-list'],
  'src/features/auth': ['model', 'limits', 'tokens', 'requests', 'forms', 'mail-again', 'passwords', 'sessions', 'acting-as', 'access', 'confirmation', 'sign-in', 'sign-up', 'own-account', 'password-reset', 'account-api'],
  'src/features/organizations': ['model', 'presentation', 'choice', 'likeness', 'transitions', 'staff-list', 'moderation', 'editor', 'sign-up'],
  'src/features/conversations': ['model', 'attachments', 'send', 'live', 'thread', 'moderation', 'organization-page', 'list'],
  'src/features/users': ['model', 'person', 'roles', 'account', 'privacy', 'staff-list', 'profile'],
  'src/features/files': ['model', 'picture', 'storage', 'send', 'edit', 'list', 'picker', 'stock'],
  'src/features/imports': ['model', 'columns', 'kind', 'users', 'organizations', 'vacancies', 'map-entries', 'kinds', 'pictures', 'check', 'receive', 'apply', 'undo', 'screen'],
  'src/features/settings': ['colors', 'model', 'look', 'profile'],
  'src/features/center-forms': ['model', 'fill', 'builder', 'answers', 'list', 'page'],
  'src/features/notifications': ['model', 'delivery', 'choices', 'notices', 'digest', 'applications', 'conversations', 'dashboard'],
  'src/features/social-map': ['model', 'presentation', 'search', 'notices', 'writing', 'transitions', 'hsds', 'rounds', 'claim', 'suggestions', 'staff-list', 'moderation', 'editor'],
  'src/features/one-on-one': ['recognition', 'model', 'links', 'telling', 'search', 'writing', 'screening', 'matches', 'relay', 'candidates', 'check-ins', 'match-page', 'token-forms', 'expiry', 'own', 'public-pages', 'add', 'desk'],
  'src/features/activities': ['recurrence', 'model', 'series', 'telling', 'writing', 'transitions', 'changes', 'calendar-items', 'public-pages', 'feeds', 'overview', 'editor'],
  'src/features/workshops': ['model', 'telling', 'seats', 'writing', 'transitions', 'registrations', 'presence', 'presentation', 'offer', 'desk', 'overview', 'editor'],
  'src/features/badges': ['model', 'paper', 'credential', 'keys', 'issue', 'check', 'own'],
  'src/features/news': ['model', 'presentation', 'share-picture', 'staff-list', 'publication', 'editor'],
  'src/kernel/jsonapi': ['client', 'registry', 'read', 'request', 'openapi', 'write'],
  'src/kernel/http': ['bodies', 'limits', 'answers', 'pages'],
  'src/shell/frame': ['panels', 'document', 'menus', 'header', 'side', 'footer'],
}
