import { type Attributes, type Context, SpanKind, SpanStatusCode, context, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Traces of requests, database work and jobs, in the form of OpenTelemetry, for whoever sets an address that takes them. As in the
 * metrics, names and attributes are patterns, codes and numbers that the product declares: nothing that somebody typed, no statement
 * with its values, no address, id or error text.
 */
const tracer = () => trace.getTracer('product')
let isTracing = false

type Traced = {
  /** What the receiver calls it. */ service: string
  /** Base address of OTLP over HTTP. */ address: string
  /** The share of requests that is traced, from 0 to 1. */ share: number
}

/**
 * Sends what `inSpan` and `traceRequests` tell from now on. The library is loaded only here, so that it costs nothing without an address.
 * @returns `stop` sends what is left, for at most five seconds
 */
export async function startTraces({ service, address, share }: Traced): Promise<{ stop(): Promise<void> }> {
  const [{ AsyncLocalStorageContextManager }, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ])
  const exporter = new OTLPTraceExporter({ url: new URL('v1/traces', address.endsWith('/') ? address : `${address}/`).href, timeoutMillis: 5_000 })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  isTracing = true
  return {
    async stop() {
      isTracing = false
      // A receiver that is away holds up no stop.
      await provider.shutdown().catch(() => {})
      trace.disable()
      context.disable()
    },
  }
}

/** Runs `work` in a span of what a request or a job does; where none is open, as for what the process asks by the clock, only `work`. */
export async function inPartSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return isTracing && trace.getActiveSpan() ? await inSpan(name, attributes, work) : await work()
}

/** Runs `work` in a span; without an address only `work`. An error is told as such, without its text. */
export async function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  if (!isTracing) return await work()
  return await tracer().startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/**
 * A span for each request, named by its method and the pattern of its route; what it asks of the API within this process, of the database
 * and of other parts is below it. A trace that a visitor's headers name is not taken over: anybody could make the product write traces.
 */
export function traceRequests(app: FastifyInstance, patternOf: (request: FastifyRequest) => string): void {
  const open = new WeakMap<FastifyRequest, Context>()
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isTracing) return done()
    const parent = context.active()
    const span = tracer().startSpan(request.method, { kind: trace.getSpan(parent) ? SpanKind.INTERNAL : SpanKind.SERVER }, parent)
    const own = trace.setSpan(parent, span)
    open.set(request, own)
    context.with(own, done)
  })
  // Reading a body loses what belongs to the request.
  app.addHook('preHandler', (request, _reply, done) => {
    const own = open.get(request)
    if (own) context.with(own, done)
    else done()
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = trace.getSpan(open.get(request) ?? context.active())
    if (!span || !open.has(request)) return
    const route = patternOf(request)
    span.updateName(`${request.method} ${route}`)
    span.setAttributes({ 'http.request.method': request.method, 'http.route': route, 'http.response.status_code': reply.statusCode })
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
}
