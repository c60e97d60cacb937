/** The order of the house: a feature may import only features above it. Rules are generated from this list. */
export const layers = ['kernel', 'design', 'features', 'pages', 'shell']
export const features = [
  'tenancy', 'places', 'users', 'auth', 'settings', 'files', 'organizations', 'social-map', 'pool', 'vacancies',
  'conversations', 'applications', 'moves', 'one-on-one', 'activities', 'workshops', 'news', 'content', 'forms',
  'audit', 'notifications', 'analytics', 'exports', 'developer',
]
