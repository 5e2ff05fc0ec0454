import type { Patch } from '../purchases/bundle.ts'

/** A mistake in reading replies that the proof has to find. */
export interface BrokenVariant {
  name: string
  patch: Patch
  /** View that shows it. */
  view: string
  /** Matches what the proof then reports. */
  failure: RegExp
}

/** With odd records, and with pages in place of replies. */
const brokenRecords: BrokenVariant[] = [
  {
    name: 'pictures with sizes only',
    patch: {
      file: 'contract/api/records/tolerant.ts',
      from: 'const pixels = lenient(',
      to: `const pixels = (${isBroken('pictures with sizes only')}
        ? (schema: v.GenericSchema) => schema : lenient)(`
    },
    view: 'search',
    failure: /does not show \d+ of \d+ good ones/
  },
  {
    name: 'words as they arrive',
    patch: {
      file: 'contract/api/records/decode-entities.ts',
      from: '  const decoded = text.replace(\n',
      to: `  if (${isBroken('words as they arrive')}) return text
        const decoded = text.replace(\n`
    },
    view: 'search',
    failure: /does not show \d+ of \d+ good ones/
  },
  {
    name: 'words decoded twice',
    patch: {
      file: 'contract/api/records/tolerant.ts',
      from: `    v.transform(decodeEntities),
    v.trim(),
    v.transform(text`,
      to: `    v.transform(text => ${isBroken('words decoded twice')}
      ? decodeEntities(decodeEntities(text)) : decodeEntities(text)),
    v.trim(),
    v.transform(text`
    },
    view: 'search',
    failure: /does not show \d+ of \d+ good ones/
  },
  {
    name: 'an empty list of unusable records',
    patch: {
      file: 'contract/api/records/tolerant-lists.ts',
      from: 'records.length === 0 ||',
      to: `records.length === 0 ||
        ${isBroken('an empty list of unusable records')} ||`
    },
    view: 'search',
    failure: /says “No results|does not say “Cleared couldn’t read/
  },
  {
    name: 'pages as refusals of the service',
    patch: {
      file: 'ui/api/failure.ts',
      from: "if (!data?.['isPage'] || isBelieved) return failure",
      to: `if (!data?.['isPage'] || isBelieved ||
        ${isBroken('pages as refusals of the service')}) return failure`
    },
    view: 'search',
    failure: /does not say “Something other/
  }
]

/** Mistakes that only replies about videos reveal. */
const brokenVideos: BrokenVariant[] = [
  {
    name: 'durations of any type',
    patch: {
      file: 'contract/api/records/tolerant-video.ts',
      from: '  duration: lenient(',
      to: `  duration: ${isBroken('durations of any type')}
        ? v.any() : lenient(`
    },
    view: 'video-search',
    failure: /says |uncaught|unhandled|blank/
  },
  {
    name: 'stills of any origin',
    patch: {
      file: 'ui/api/video-asset.ts',
      from: 'url === undefined || !isMediaAddress(url)',
      to: `url === undefined || (!isMediaAddress(url) &&
        !${isBroken('stills of any origin')})`
    },
    view: 'video-search',
    failure: /asks for http:\/\/elsewhere|violates/
  }
]

/** Mistakes that only replies about tracks reveal. */
const brokenTracks: BrokenVariant[] = [
  {
    name: 'tempos of any type',
    patch: {
      file: 'contract/api/records/tolerant-audio.ts',
      from: '  bpm: tempo,',
      to: `  bpm: ${isBroken('tempos of any type')} ? v.any() : tempo,`
    },
    view: 'audio-search',
    failure: /says |uncaught|unhandled|blank/
  },
  {
    name: 'covers of any origin',
    patch: {
      file: 'ui/api/audio-asset.ts',
      from: 'url === undefined || !isMediaAddress(url)',
      to: `url === undefined || (!isMediaAddress(url) &&
        !${isBroken('covers of any origin')})`
    },
    view: 'audio-search',
    failure: /asks for http:\/\/elsewhere|violates/
  },
  {
    name: 'all moods or none',
    patch: {
      file: 'ui/api/track-names.ts',
      from: '  const texts = data.slice(0, maxNames).filter(isText)\n',
      to: `  if (${isBroken('all moods or none')} && !data.every(isText)) return []
        const texts = data.slice(0, maxNames).filter(isText)\n`
    },
    view: 'audio-moods',
    failure: /does not show \d+ of \d+ good ones/
  },
  {
    name: 'silence about a preview',
    patch: {
      file: 'ui/library/player/play.ts',
      from: '  else fail(attempt.cause)',
      to: `  else if (!${isBroken('silence about a preview')}) fail(attempt.cause)`
    },
    view: 'player',
    failure: /does not show 1 of 1 good ones/
  }
]

/** One build contains all of them; a panel opens with at most one active. */
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
    failure: /ran a script/
  },
  {
    name: 'pictures of any origin',
    patch: {
      file: 'ui/api/media-address.ts',
      from: 'return isListedMedia(',
      to: `return ${isBroken('pictures of any origin')} || isListedMedia(`
    },
    view: 'search',
    failure: /asks for http:\/\/elsewhere|violates/
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
    failure: /does not show \d+ of \d+ good ones/
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
    failure: /does not show \d+ of \d+ good ones/
  },
  {
    name: 'values of any type',
    patch: {
      file: 'contract/api/records/tolerant.ts',
      from: '  image_type: text,',
      to: `  image_type: ${isBroken('values of any type')} ? v.any() : text,`
    },
    view: 'asset',
    failure: /uncaught|unhandled|blank|says in the console/
  },
  {
    name: 'all similar assets or none',
    patch: {
      file: 'ui/api/similar.ts',
      from: 'assets: others }',
      to: `assets: ${isBroken('all similar assets or none')} &&
        found.dropped > 0 ? [] : others }`
    },
    view: 'similar',
    failure: /does not show \d+ of \d+ good ones/
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
    failure: /says |uncaught|unhandled|blank/
  },
  ...brokenRecords,
  ...brokenVideos,
  ...brokenTracks,
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
    failure: /waits [\d,]+ seconds/
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
    failure: /does not show 1 of 1 good ones/
  }
]

function isBroken(name: string): string {
  return `(globalThis.__broken === ${JSON.stringify(name)})`
}
