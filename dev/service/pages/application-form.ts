import { html } from 'hono/html'
import { allProducts, products } from '../oauth/products.ts'
import type { Registration } from '../oauth/registered-applications.ts'
import type { Markup } from './layout.ts'

/** Initial values of the form for a new application. */
export const blankRegistration: Registration = {
  name: '',
  callbackHosts: ['localhost'],
  referers: [],
  products: allProducts,
  isFree: false,
  company: '',
  website: '',
  intendedUse: '',
  description: ''
}

/** The form fields of an application. */
export function applicationFields(given: Registration): Markup {
  return html`
    ${line('name', 'Application name', given.name)}
    ${line(
      'callback',
      'Callback hosts',
      given.callbackHosts.join(', '),
      'Where people return after signing in: hosts, with or without a path, separated by commas. Use localhost for tests.'
    )}
    ${line(
      'referer',
      'Referrers',
      given.referers.join(', '),
      'Pages that can search with the key alone: hosts and paths, each at a callback host.'
    )}
    <fieldset>
      <legend>Products</legend>
      ${allProducts.map(name =>
        choice('product', name, products[name], given.products.includes(name))
      )}
    </fieldset>
    <fieldset>
      <legend>API subscription</legend>
      ${choice(
        'free',
        'true',
        'Free: a small part of the library, few filters, no licenses',
        given.isFree
      )}
    </fieldset>
    ${line('company', 'Company', given.company)}
    ${line('website', 'Website', given.website)}
    ${line('use', 'Intended use', given.intendedUse)}
    ${line('description', 'Description', given.description)}
  `
}

/** Consent to the terms, required each time. */
export function termsField(): Markup {
  return choice(
    'terms',
    'accepted',
    'I accept the terms: the secret stays secret, and media is used only as licensed',
    false
  )
}

function line(
  name: string,
  label: string,
  value: string,
  hint?: string
): Markup {
  const id = `application-${name}`
  return html`<label for="${id}">${label}</label>
    <input
      id="${id}"
      name="${name}"
      type="text"
      value="${value}"
      ${hint ? html`aria-describedby="${id}-hint"` : ''}
    />
    ${hint && html`<p class="soft" id="${id}-hint">${hint}</p>`}`
}

function choice(
  name: string,
  value: string,
  words: string,
  isChosen: boolean
): Markup {
  return html`<label class="choice">
    <input
      type="checkbox"
      name="${name}"
      value="${value}"
      ${isChosen ? 'checked' : ''}
    />
    <span>${words}</span>
  </label>`
}
