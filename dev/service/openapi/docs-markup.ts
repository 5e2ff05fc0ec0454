import { html } from 'hono/html'
import type { Markup } from '../pages/layout.ts'
import { noteMarkup } from './note-markup.ts'
import type { OpenApi } from './openapi.ts'
import { operationMarkup } from './operation-markup.ts'
import { fieldsMarkup } from './schema-markup.ts'

/** The document as a page, by parts of the API. */
export function docsMarkup(document: OpenApi): Markup {
  const { info, servers, tags } = document
  return html`<p>${noteMarkup(info.description)}</p>
    <p>
      The base address is <code>${servers[0]?.url}</code>. For programs there is
      <a href="/openapi.json">openapi.json</a>.
    </p>
    <nav aria-label="Parts">
      <ul>
        ${tags.map(({ name }) => linkMarkup(idOf(name), name))}
        ${linkMarkup('credentials', 'Credentials')}
        ${linkMarkup('records', 'Records')}
      </ul>
    </nav>
    ${tags.map(({ name, description }) =>
      partMarkup(document, name, description)
    )}
    ${credentialsMarkup(document)} ${recordsMarkup(document)}`
}

function linkMarkup(id: string, text: string): Markup {
  return html`<li><a href="#${id}">${text}</a></li>`
}

function idOf(part: string): string {
  return `part-${part.toLowerCase().replaceAll(' ', '-')}`
}

function partMarkup(
  document: OpenApi,
  part: string,
  description: string
): Markup {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(part))
      .map(([method, operation]) =>
        operationMarkup(document, path, method, operation)
      )
  )
  return html`<section id="${idOf(part)}">
    <h2>${part}</h2>
    <p>${noteMarkup(description)}</p>
    ${operations}
  </section>`
}

function credentialsMarkup({ components }: OpenApi): Markup {
  const kinds = Object.entries(components.securitySchemes).map(
    ([name, { description }]) =>
      html`<dt><code>${name}</code></dt>
        <dd>${noteMarkup(description)}</dd>`
  )
  return html`<section id="credentials">
    <h2>Credentials</h2>
    <dl>${kinds}</dl>
  </section>`
}

function recordsMarkup({ components }: OpenApi): Markup {
  const records = Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<h3 id="record-${name}">${name}</h3>
        ${fieldsMarkup(schema)}`
  )
  return html`<section id="records">
    <h2>Records</h2>
    ${records}
  </section>`
}
