/** The order of the house: a feature may import only features above it. Rules are generated from this list. */
export const layers = ['kernel', 'design', 'features', 'pages', 'shell']
export const features = [
  'lists', 'tenancy', 'places', 'users', 'auth', 'uploads', 'settings', 'files', 'organizations', 'social-map', 'pool', 'favourites', 'vocabulary', 'vacancies',
  'saved-searches',
  'conversations', 'applications', 'absence', 'organization-transfers', 'one-on-one', 'activities', 'workshops', 'publishing', 'news', 'partners', 'center-forms', 'pages', 'menu-items', 'forms',
  'audit', 'notifications', 'support', 'notification-templates', 'reply-templates', 'analytics', 'imports', 'exports', 'developer',
]
