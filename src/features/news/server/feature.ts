import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/news/model/audit-messages.ts'
import { errorWords } from '#features/news/model/error-words.ts'
import { publishByTheClock } from '#features/publishing/server/by-the-clock.ts'
import { newsApi } from './api.ts'
import { feedRoutes } from '#features/news/presentation/server/feed-routes.ts'
import { afterWritingNews } from '#features/news/publication/server/news-written.ts'
import { plannedNews } from '#features/news/publication/server/publish.ts'
import { sharePictureRoute } from '#features/news/share-picture/server/share-picture-route.ts'
import { newsSitemap } from '#features/news/presentation/server/sitemap.ts'

export const news = defineFeature({
  name: 'news',
  resources: [newsApi],
  routes: {
    open: async (app, parts) => {
      await feedRoutes(app, parts)
      sharePictureRoute(app, parts)
    },
  },
  sitemap: newsSitemap,
  workers: [publishByTheClock('news.publish', plannedNews)],
  listeners: [afterWritingNews],
  auditMessages,
  errorWords,
})
