import { expect, it } from 'vitest'
import { ClearedError } from '../../../../contract/errors.ts'
import { crc32 } from '../../../../ui/file/proof/crc32.ts'
import { SummedBlob } from '../../../../ui/file/proof/summed-blob.ts'
import { toFileName } from '../../../../ui/words/file-name.ts'
import {
  maxPartSize,
  zipLicenses
} from '../../../../ui/file/proof/zip-licenses.ts'
import type { ZipOptions } from '../../../../ui/file/proof/zip-licenses.ts'
import { ledgerEntry } from '../../ledger-entry.ts'
import { readZip } from './read-zip.ts'

function licenseOf(number: number, change = {}) {
  return ledgerEntry({
    id: `license.e${number}`,
    licenseId: `e${number}`,
    assetId: String(number),
    ...change
  })
}

function storedOf(bytes: Buffer<ArrayBuffer>) {
  const file = new SummedBlob()
  file.write(bytes)
  return file.stored
}

async function zip(
  licenses: ReturnType<typeof licenseOf>[],
  options: Partial<ZipOptions> = {}
) {
  const parts: Blob[] = []
  const progress: number[] = []
  const result = await zipLicenses(licenses, {
    fetchFile: async ({ assetId }) => storedOf(Buffer.from(`file ${assetId}`)),
    onPart: part => parts.push(part),
    onProgress: done => progress.push(done),
    signal: new AbortController().signal,
    ...options
  })
  const files = await Promise.all(parts.map(readZip))
  return { ...result, parts, progress, files }
}

it('zips the licensed files, named after their licenses', async () => {
  const { files, zipped, left, progress } = await zip([
    licenseOf(1, { at: '2026-02-03T04:05:06Z' }),
    licenseOf(2, { at: 'no time', size: '' })
  ])

  expect(files).toEqual([
    [
      {
        name: 'image-1-e1-huge.jpg',
        content: Buffer.from('file 1'),
        time:
          (((2026 - 1980) << 25) | (2 << 21) | (3 << 16) | (4 << 11)) +
          ((5 << 5) | 3)
      },
      {
        name: 'image-2-e2.jpg',
        content: Buffer.from('file 2'),
        time: (1 << 21) | (1 << 16)
      }
    ]
  ])
  expect({ zipped, left, progress }).toEqual({
    zipped: 2,
    left: [],
    progress: [0, 1]
  })
})

it('names a track by what arrived, and by its number without a title', async () => {
  const track = { mediaType: 'audio', size: 'clean_audio', format: '' } as const
  const { files } = await zip([licenseOf(1, track), licenseOf(2, track)], {
    fetchFile: async ({ assetId }) => ({
      ...storedOf(Buffer.from(`file ${assetId}`)),
      end: assetId === '1' ? 'mp3' : 'flac'
    })
  })

  expect(files[0]?.map(({ name }) => name)).toEqual([
    'audio-1-e1-track-1.mp3',
    'audio-2-e2-track-2.flac'
  ])
})

it('gives the same bytes for the same files', async () => {
  const licenses = [licenseOf(1), licenseOf(2)]

  const [one, other] = await Promise.all([zip(licenses), zip(licenses)])

  const [first, second] = await Promise.all(
    [one, other].map(async ({ parts: [part] }) => await part?.text())
  )
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

it('begins another part before one grows too large', async () => {
  const sizes = [100, 400, 900, 100, 100]
  const { files, parts } = await zip(
    sizes.map((_, i) => licenseOf(i)),
    {
      maxSize: 800,
      fetchFile: async ({ assetId }) =>
        storedOf(Buffer.alloc(sizes[Number(assetId)] ?? 0))
    }
  )

  expect(files.map(part => part.map(({ content }) => content.length))).toEqual([
    [100, 400],
    [900],
    [100, 100]
  ])
  expect(parts.map(({ size }) => size <= 800)).toEqual([true, false, true])
})

it('saves each part before it fetches more than one file beyond it', async () => {
  const steps: string[] = []

  await zip([licenseOf(1), licenseOf(2), licenseOf(3)], {
    maxSize: 300,
    fetchFile: async ({ assetId }) => {
      steps.push(`fetch ${assetId}`)
      return storedOf(Buffer.alloc(150))
    },
    onPart: () => steps.push('part')
  })

  expect(steps).toEqual([
    'fetch 1',
    'fetch 2',
    'part',
    'fetch 3',
    'part',
    'part'
  ])
})

it('limits a part to 500 MB', () => {
  expect(maxPartSize).toBe(500_000_000)
})

it('continues without a file that fails to load, and reports it', async () => {
  const { files, zipped, left } = await zip([licenseOf(1), licenseOf(2)], {
    fetchFile: async ({ assetId }) => {
      if (assetId === '1') throw new ClearedError('not-found', 'Removed')
      return storedOf(Buffer.from('file'))
    }
  })

  expect(files[0]?.map(({ name }) => name)).toEqual(['image-2-e2-huge.jpg'])
  expect(zipped).toBe(1)
  expect(left).toEqual([expect.stringMatching(/^License e1: ./)])
})

it('names the gateway when a file is too large for it', async () => {
  const { left } = await zip([licenseOf(1)], {
    fetchFile: async () => {
      throw new ClearedError('image-too-large')
    }
  })

  expect(left).toEqual([
    'License e1: The file is too large for the Cleared gateway. Download it ' +
      'from Licenses.'
  ])
})

it('saves nothing when no file loads', async () => {
  const { parts, zipped } = await zip([licenseOf(1)], {
    fetchFile: async () => {
      throw new ClearedError('offline', 'No network')
    }
  })

  expect({ parts, zipped }).toEqual({ parts: [], zipped: 0 })
})

it('stops when it is cancelled', async () => {
  const cancel = new AbortController()
  const asked: string[] = []

  const zipping = zip([licenseOf(1), licenseOf(2)], {
    signal: cancel.signal,
    fetchFile: async ({ assetId }) => {
      asked.push(assetId)
      cancel.abort()
      return storedOf(Buffer.from('file'))
    }
  })

  await expect(zipping).rejects.toThrow('aborted')
  expect(asked).toEqual(['1'])
})

it('names files apart that Windows and macOS take for one', async () => {
  const { files } = await zip(
    ['eAbC1', 'eabc1', 'EABC1', 'eé', 'ee\u0301', 'straße', 'STRASSE'].map(
      licenseId => licenseOf(1, { licenseId, size: '' })
    )
  )

  expect(files.flat().map(({ name }) => name)).toEqual([
    'image-1-eAbC1.jpg',
    'image-1-eabc1-2.jpg',
    'image-1-EABC1-3.jpg',
    'image-1-eé.jpg',
    'image-1-eé-2.jpg',
    'image-1-straße.jpg',
    'image-1-STRASSE-2.jpg'
  ])
})

it('keeps a part of names in other scripts within its size', async () => {
  const licenses = ['写真'.repeat(20), '素材'.repeat(20)].map(size =>
    licenseOf(1, { size })
  )
  const [whole] = (await zip(licenses)).parts

  const { parts } = await zip(licenses, { maxSize: (whole?.size ?? 0) - 1 })

  expect(parts).toHaveLength(2)
})

const family = '👩\u200d👩\u200d👧\u200d👦'

it.each([
  ['', ''],
  ['...', ''],
  [' . \u200b\u202e\u0007 ', ''],
  ['\ud800', ''],
  ['Straßenfest', 'Straßenfest'],
  ['広告', '広告'],
  ['Реклама ёлка', 'Реклама ёлка'],
  ['Διαφήμιση', 'Διαφήμιση'],
  ['إعلان ٢٠٢٤', 'إعلان ٢٠٢٤'],
  ['광고', '광고'],
  ['विज्ञापन', 'विज्ञापन'],
  ['โฆษณา', 'โฆษณา'],
  ['𞤀𞤁 𠮷野家', '𞤀𞤁 𠮷野家'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['e\u0301te\u0301', 'été'],
  ['Été: “spring”/7', 'Été-“spring”-7'],
  ['a<b>c:d"e/f\\g|h?i*j', 'a-b-c-d-e-f-g-h-i-j'],
  ['tab\tand\nline\u2028end', 'tab and line end'],
  ['a\u0000b\u009fc', 'a-b-c'],
  ['\u200f\u202aשלום\u202c\ufeff', 'שלום'],
  ['so\u00adft', 'soft'],
  ['../../etc/passwd', 'etc-passwd'],
  ['v1.2 (final)', 'v1.2 (final)'],
  ['dots and spaces at the end. . ', 'dots and spaces at the end'],
  ['CON', 'CON-'],
  ['nul.txt', 'nul-.txt'],
  ['Com¹', 'Com¹-'],
  ['LPT9', 'LPT9-'],
  ['Contact', 'Contact'],
  [`${family} 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️`, `${family} 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️`],
  ['a'.repeat(200), 'a'.repeat(80)],
  [`${'a'.repeat(79)}😀`, 'a'.repeat(79)],
  [`${'a'.repeat(78)}😀`, `${'a'.repeat(78)}😀`],
  [`${'a'.repeat(75)}${family}`, 'a'.repeat(75)],
  [`${'a'.repeat(79)}q\u0323\u0307`, 'a'.repeat(79)],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)]
])('turns the name %j into %j', (text, expected) => {
  const name = toFileName(text)

  expect(name).toBe(expected)
})

it('computes the usual CRC-32', () => {
  const sum = crc32(new TextEncoder().encode('123456789'))

  expect(sum).toBe(0xcbf43926)
})
