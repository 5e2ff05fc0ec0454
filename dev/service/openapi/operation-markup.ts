import { html } from 'hono/html'
import type { Markup } from '../pages/layout.ts'
import { curlCommand } from './curl-command.ts'
import type {
  OpenApi,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiReply,
  Reference
} from './openapi.ts'
import { noteMarkup } from './note-markup.ts'
import {
  notedFields,
  rowMarkup,
  tableMarkup,
  typeMarkup
} from './schema-markup.ts'

/** An operation, collapsed under its method, path and summary. */
export function operationMarkup(
  document: OpenApi,
  path: string,
  method: string,
  operation: OpenApiOperation
): Markup {
  const [server] = document.servers
  const command = curlCommand(server?.url ?? '', path, method, operation)
  return html`<details id="${operation.operationId}">
    <summary>
      <h3>
        <span class="method ${method}">${method.toUpperCase()}</span>
        <code>${pathMarkup(path)}</code>
      </h3>
      <p>${operation.summary}</p>
    </summary>
    ${describe(operation)}
    <p>${credentialsOf(operation)}</p>
    ${parametersOf(document, operation)} ${bodyOf(document, operation)}
    <h4>Example</h4>
    <pre tabindex="0"><code>${command}</code></pre>
    <h4>Replies</h4>
    ${repliesOf(document, operation)}
  </details>`
}

/** Breaks lines before a slash, not within a word. */
function pathMarkup(path: string): Markup {
  const [first = '', ...others] = path.split(/(?=\/)/)
  return html`${first}${others.map(step => html`<wbr />${step}`)}`
}

function describe({ description }: OpenApiOperation): Markup {
  return description === undefined
    ? html``
    : html`<p>${noteMarkup(description)}</p>`
}

function credentialsOf({ security }: OpenApiOperation): Markup {
  if (security.length === 0) return html`Needs no credentials.`
  if (security.length > 1) {
    return html`Needs credentials of an application, or any access token.`
  }
  const [scope] = security.flatMap(way => way['bearer'] ?? [])
  return scope === undefined
    ? html`Needs a person’s access token.`
    : html`Needs a person’s access token with the scope <code>${scope}</code>.`
}

function parametersOf(document: OpenApi, operation: OpenApiOperation): Markup {
  const rows = operation.parameters
    .map(one => resolveParameter(document, one))
    .filter(one => one.name !== 'User-Agent')
    .map(({ name, in: place, required, schema, description = '' }) =>
      rowMarkup(
        place === 'header' ? `${name} (header)` : name,
        required,
        schema,
        place === 'path' && description === '' ? 'In the path.' : description
      )
    )
  if (rows.length === 0) return html``
  return html`<h4>Parameters</h4>
    ${tableMarkup('Name', rows)}`
}

function bodyOf(document: OpenApi, { requestBody }: OpenApiOperation): Markup {
  if (!requestBody) return html``
  const { content } = requestBody
  const types = Object.keys(content).map(type => `\`${type}\``)
  const schema = content['application/json']?.schema ?? {}
  const name = schema.$ref?.replace('#/components/schemas/', '') ?? ''
  return html`<h4>Body</h4>
    <p>${noteMarkup(types.join(' or '))}</p>
    ${notedFields(document.components.schemas[name] ?? schema)}`
}

function repliesOf(document: OpenApi, operation: OpenApiOperation): Markup {
  const rows = Object.entries(operation.responses).map(([status, one]) => {
    const reply = resolveReply(document, one)
    const schema = reply.content?.['application/json']?.schema
    return html`<tr>
      <th scope="row">${status === 'default' ? 'others' : status}</th>
      <td>${schema ? typeMarkup(schema) : 'no body'}</td>
      <td>${noteMarkup(reply.description)}</td>
    </tr>`
  })
  return tableMarkup('Status', rows)
}

function resolveParameter(
  document: OpenApi,
  parameter: OpenApiParameter | Reference
): OpenApiParameter {
  if (!('$ref' in parameter)) return parameter
  const name = parameter.$ref.replace('#/components/parameters/', '')
  return document.components.parameters[name] ?? missing(name)
}

function resolveReply(
  document: OpenApi,
  reply: OpenApiReply | Reference
): OpenApiReply {
  if (!('$ref' in reply)) return reply
  const name = reply.$ref.replace('#/components/responses/', '')
  return document.components.responses[name] ?? missing(name)
}

function missing(name: string): never {
  throw new Error(`The document does not describe ${name}`)
}
