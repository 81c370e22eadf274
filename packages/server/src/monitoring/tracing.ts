import {
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace';
import type { RecordedStatement } from '../db/statements/record-statements.ts';
import type { Log } from '../http/app/request-log.ts';
import { operationAt } from './operation-names.ts';

export interface Tracing {
  /** Records a request as a span, within the trace of the proxy if it sent one. */
  readonly recordRequest: Log;
  readonly close: () => Promise<void>;
}

const TRACE_PARENT = /^00-(?<traceId>[0-9a-f]{32})-(?<spanId>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})$/;

/** The context of a `traceparent` header. */
function parentOf(header: string | undefined): Context {
  const { traceId, spanId, flags } = TRACE_PARENT.exec(header ?? '')?.groups ?? {};
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags ?? '0', 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** A span for each statement, by its verb and table only: its text and values may be secret. */
function addStatements(tracer: Tracer, statements: readonly RecordedStatement[], request: Context): void {
  for (const { name, end, durationMs, isFailed } of statements) {
    const [verb = '', table] = name.split(' ');
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': verb,
      ...(table !== undefined && { 'db.collection.name': table }),
    };
    const options = { kind: SpanKind.CLIENT, startTime: end - durationMs, attributes };
    const span = tracer.startSpan(name, options, request);
    if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  }
}

/**
 * Sends a span for each request, and for each of its statements, to a collector. The exporter reads the standard variables such as
 * `OTEL_EXPORTER_OTLP_ENDPOINT` itself.
 */
export function createTracing(exporter: SpanExporter = new OTLPTraceExporter()): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'openmall' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('openmall');
  return {
    recordRequest: (entry) => {
      const { requestId, method, path, status, key, durationMs, error, traceParent, statements } = entry;
      const end = Date.now();
      const operation = operationAt(path);
      const attributes = {
        'http.request.method': method,
        'http.response.status_code': status,
        'openmall.operation': operation,
        'openmall.request_id': requestId,
        ...(key !== undefined && { 'openmall.refusal': key }),
      };
      const options = { kind: SpanKind.SERVER, startTime: end - durationMs, attributes };
      const parent = parentOf(traceParent);
      const span = tracer.startSpan(operation, options, parent);
      addStatements(tracer, statements ?? [], trace.setSpan(parent, span));
      if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
    close: () => provider.shutdown(),
  };
}
