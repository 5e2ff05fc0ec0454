import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Core } from '../core/core.ts'
import { showPage } from './layout.ts'
import type { SharedItem } from './shared-item.ts'

interface Shared {
  name: string
  /** On all pages, including removed assets. */
  count: number
  items: readonly SharedItem[]
  next: string | undefined
}

/** Shows a shared collection. */
export function showShared(
  core: Core,
  context: Context,
  { name, count, items, next }: Shared
): Response | Promise<Response> {
  return showPage(context, {
    title: name,
    pictures: core.mediaBases.map(base => new URL(base).origin),
    content: html`
      <p class="soft">${count === 1 ? '1 item' : `${count} items`}</p>
      <ul class="shared">
        ${items.map(
          ({ id, description, thumbnail }) =>
            html`<li>
              <figure>
                <img
                  src="${thumbnail.url}"
                  width="${thumbnail.width}"
                  height="${thumbnail.height}"
                  alt=""
                  loading="lazy"
                />
                <figcaption>${description} <small>${id}</small></figcaption>
              </figure>
            </li>`
        )}
      </ul>
      ${next && html`<p><a href="${next}">More</a></p>`}
    `
  })
}
