export interface AskedSearch {
  url: string
  headers: Record<string, string>
  /** Name of the picture to show for each result. */
  picture: string
}

declare global {
  interface Window {
    /** Set before the first search. */
    askedSearch?: AskedSearch
  }
}

interface Found {
  data: { assets: Record<string, { url: string }> }[]
}

/** Milliseconds, as in the panel. */
const restTime = 200
/** Number of results that the window shows. */
const shown = 24

const field = document.createElement('input')
field.type = 'search'
field.ariaLabel = 'Search images'
const grid = document.createElement('div')
grid.setAttribute('role', 'grid')
document.body.append(field, grid)

let resting: ReturnType<typeof setTimeout> | undefined

field.addEventListener('input', () => {
  grid.ariaBusy = 'true'
  clearTimeout(resting)
  if (field.value !== '') resting = setTimeout(() => void search(), restTime)
})
field.addEventListener('keydown', ({ key }) => {
  if (key !== 'Enter') return
  clearTimeout(resting)
  void search()
})

/** Sends the panel's request for the words in the field. */
async function search(): Promise<void> {
  const asked = window.askedSearch
  if (!asked) return
  const url = new URL(asked.url)
  url.searchParams.set('query', field.value)
  const reply = await fetch(url, { headers: asked.headers })
  const { data } = (await reply.json()) as Found // the API's
  const pictures = data.slice(0, shown).map(({ assets }) => {
    const image = new Image(100, 64)
    image.src = assets[asked.picture]?.url ?? ''
    return image
  })
  grid.replaceChildren(...pictures)
  grid.ariaBusy = 'false'
}
