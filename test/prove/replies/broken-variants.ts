import type { Patch } from '../purchases/bundle.ts'

/** A mistake in reading replies that the proof has to find. */
export interface BrokenVariant {
  name: string
  patch: Patch
  /** The view in which it shows. */
  view: string
  /** What the proof then says. */
  says: RegExp
}

/** Each is in one build; which of them a panel has is said when it opens. */
export const brokenVariants: BrokenVariant[] = [
  {
    name: 'text as markup',
    patch: {
      file: 'ui/asset/asset-details.tsx',
      from: '<h2 class={styles.name}>{name}</h2>',
      to: `<h2
        class={styles.name}
        {...(${isBroken('text as markup')}
          ? { dangerouslySetInnerHTML: { __html: name } }
          : { children: name })}
      />`
    },
    view: 'asset',
    says: /ran a script/
  },
  {
    name: 'pictures of any origin',
    patch: {
      file: 'ui/api/media-address.ts',
      from: 'return isListedMedia(',
      to: `return ${isBroken('pictures of any origin')} || isListedMedia(`
    },
    view: 'search',
    says: /asks for http:\/\/elsewhere|violates/
  },
  {
    name: 'all keywords or none',
    patch: {
      file: 'contract/api/records/tolerant.ts',
      from: 'keywords: lenient(',
      to: `keywords: ${isBroken('all keywords or none')}
        ? lenient(v.array(v.string())) : lenient(`
    },
    view: 'asset',
    says: /does not show \d+ of \d+ good ones/
  },
  {
    name: 'all records or none',
    patch: {
      file: 'contract/api/records/tolerant.ts',
      from: '    return result.success ? ',
      to: `    if (${isBroken('all records or none')}) v.parse(schema, record)
        return result.success ? `
    },
    view: 'search',
    says: /does not show \d+ of \d+ good ones/
  },
  {
    name: 'values of any type',
    patch: {
      file: 'contract/api/records/tolerant.ts',
      from: '  image_type: text,',
      to: `  image_type: ${isBroken('values of any type')} ? v.any() : text,`
    },
    view: 'asset',
    says: /uncaught|unhandled|blank|says in the console/
  },
  {
    name: 'all that is similar or none',
    patch: {
      file: 'ui/api/similar.ts',
      from: 'assets: others }',
      to: `assets: ${isBroken('all that is similar or none')} &&
        found.dropped > 0 ? [] : others }`
    },
    view: 'similar',
    says: /does not show \d+ of \d+ good ones/
  },
  {
    name: 'counts of any type',
    patch: {
      file: 'contract/api/records/tolerant-collections.ts',
      from: '  total_item_count: count,',
      to: `  total_item_count: ${isBroken('counts of any type')}
        ? v.any() : count,`
    },
    view: 'collections',
    says: /says |uncaught|unhandled|blank/
  },
  {
    name: 'the clock of the service',
    patch: {
      file: 'ui/api/failure.ts',
      from: ' : usualWait\n',
      to: ` : ${isBroken('the clock of the service')}
        ? Date.parse(text) - platform().now()
        : usualWait\n`
    },
    view: 'waiting',
    says: /waits [\d,]+ seconds/
  },
  {
    name: 'silence about a broken file',
    patch: {
      file: 'ui/placing/placements.ts',
      from: '    if (!abort.signal.aborted) showCanvasError',
      to: `    if (!abort.signal.aborted &&
        !${isBroken('silence about a broken file')}) showCanvasError`
    },
    view: 'placing',
    says: /does not show 1 of 1 good ones/
  }
]

function isBroken(name: string): string {
  return `(globalThis.__broken === ${JSON.stringify(name)})`
}
