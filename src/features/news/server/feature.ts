import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/news/deed-words.ts'
import { errorWords } from '#features/news/error-words.ts'
import { publishByTheClock } from '#features/publishing/server/by-the-clock.ts'
import { newsApi } from './api.ts'
import { feedRoutes } from './feed-routes.ts'
import { afterWritingNews } from './news-written.ts'
import { plannedNews } from './publish.ts'
import { sharePictureRoute } from './share-picture-route.ts'
import { newsSitemap } from './sitemap.ts'

export const news = defineFeature({
  name: 'news',
  resources: [newsApi],
  routes: {
    open: (app, parts) => {
      feedRoutes(app, parts)
      sharePictureRoute(app, parts)
    },
  },
  sitemap: newsSitemap,
  workers: [publishByTheClock('news.publish', plannedNews)],
  listeners: [afterWritingNews],
  auditMessages,
  errorWords,
})
