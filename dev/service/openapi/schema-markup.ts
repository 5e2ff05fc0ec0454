import { html } from 'hono/html'
import type { Markup } from '../pages/layout.ts'
import type { JsonSchema } from './json-schema.ts'
import { noteMarkup } from './note-markup.ts'
import { parameterNotes } from './parameter-notes.ts'

/** A short description of a type; named records are links. */
export function typeMarkup(schema: JsonSchema): Markup {
  const { $ref, anyOf, items, properties } = schema
  if ($ref !== undefined) return recordLink($ref)
  if (anyOf) {
    const kinds = anyOf.map((one, index) =>
      one.type === 'null'
        ? html`or null`
        : html`${index > 0 ? 'or ' : ''}${typeMarkup(one)} `
    )
    return html`${kinds}`
  }
  if (items) {
    const range = rangeOf(schema.minItems, schema.maxItems)
    const size = range && ` of ${range}`
    return html`list${size}, each ${typeMarkup(items)}${defaultOf(schema)}`
  }
  if (properties && Object.keys(properties).length > 0) {
    return fieldsMarkup(schema)
  }
  return html`${plainType(schema)}${choicesOf(schema)}${defaultOf(schema)}`
}

/** The fields of an object with type and meaning. */
export function fieldsMarkup(schema: JsonSchema): Markup {
  const { properties = {}, required = [] } = schema
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      html`<li>
        <code>${name}</code>${
          required.includes(name) ? html` <strong>required</strong>` : ''
        }
        ${typeMarkup(field)}
      </li>`
  )
  return html`<ul class="fields">
    ${fields}
  </ul>`
}

/** The same for requests, with notes. */
export function notedFields(schema: JsonSchema): Markup {
  const { properties = {}, required = [] } = schema
  const rows = Object.entries(properties).map(([name, field]) =>
    rowMarkup(name, required.includes(name), field, parameterNotes[name])
  )
  return tableMarkup('Field', rows)
}

/** A row of a table of parameters or fields. */
export function rowMarkup(
  name: string,
  isRequired: boolean,
  schema: JsonSchema,
  note = ''
): Markup {
  return html`<tr>
    <th scope="row">
      <code>${name}</code>${isRequired ? html` <strong>required</strong>` : ''}
    </th>
    <td>${typeMarkup(schema)}</td>
    <td>${noteMarkup(note)}</td>
  </tr>`
}

/** A table of such rows. */
export function tableMarkup(first: string, rows: Markup[]): Markup {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${first}</th>
        <th scope="col">Value</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
}

function recordLink(reference: string): Markup {
  const name = reference.replace('#/components/schemas/', '')
  return html`<a href="#record-${name}">${name}</a>`
}

/** Without the pattern, which a note explains. */
function plainType(schema: JsonSchema): string {
  const { type = 'any value', minimum, maximum, minLength, maxLength } = schema
  const range = rangeOf(minimum, maximum)
  const length = rangeOf(minLength, maxLength)
  return [
    schema.enum ? 'one of' : type,
    range,
    length && `of ${length} characters`,
    schema.format && `(${schema.format})`
  ]
    .filter(Boolean)
    .join(' ')
}

function choicesOf(schema: JsonSchema): Markup[] {
  return (schema.enum ?? []).map(
    (choice, index) => html`${index > 0 ? ', ' : ' '}<code>${choice}</code>`
  )
}

function defaultOf(schema: JsonSchema): Markup {
  if (schema.default === undefined) return html``
  const texts = [schema.default].flat().map(String)
  return html`, default <code>${texts.join(', ')}</code>`
}

function rangeOf(min?: number, max?: number): string {
  const [from, to] = [min, max].map(one => one?.toLocaleString('en'))
  if (from !== undefined && to !== undefined) return `${from}–${to}`
  if (from !== undefined) return `at least ${from}`
  return to === undefined ? '' : `at most ${to}`
}
