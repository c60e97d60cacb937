import { Gauge, Histogram, Registry } from 'prom-client'

/**
 * What this process counts of itself, in the form of Prometheus. Labels are patterns and codes that the product declares, never
 * something that somebody typed: no personal data, and a bounded number of series.
 */
export const processMetrics = new Registry()

/** Rate, errors and duration of answers, by the pattern of the route. */
export const answerSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'How long answers took, by method, pattern of the route and status',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
  registers: [processMetrics],
})

/** Event streams that are open in this process. */
export const openStreams = new Gauge({ name: 'live_streams', help: 'Open streams of events', registers: [processMetrics] })
