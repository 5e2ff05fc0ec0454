import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { searchImages } from '../../../../contract/api/image-endpoints.ts'
import { openTestService, type TestService } from '../open-service.ts'

/** What a camera wrote into a file. */
export const cameraNote = 'taken in a secret place'

/** The words of the pictures below. */
export const table = [
  'file,title,description,keywords,categories,contributor,editorial,people,date,keywords:de',
  'red.png,A red wall,"Red, and nothing else","wall, red",Backgrounds/Textures,Ada,no,0,2026-01-02,"Wand, rot"',
  'in/green.webp,A green field,,"field; green",Nature,Ben,yes,2,2026-03-04,Feld',
  'gray.jpg,A gray door,,door,9,Ada,,,,'
]

export interface UsedPictures {
  folder: string
  /** Where accounts and renditions are kept. */
  data: string
  writeTable(lines: readonly string[]): void
  writePicture(file: string, bytes: Uint8Array): void
  /** Opens a service with the pictures and closes the one before. */
  open(): Promise<TestService>
  /** Closes the service that is open. */
  close(): void
}

/** A folder of three pictures for each test of a file. */
export function usePictures(): UsedPictures {
  let root: string
  let made: Record<string, Uint8Array>
  let opened: TestService | undefined
  const folder = () => join(root, 'pictures')
  const data = () => join(root, 'data')

  function writePicture(file: string, bytes: Uint8Array): void {
    const path = join(folder(), file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes)
  }

  function close(): void {
    opened?.close()
    opened = undefined
  }

  beforeAll(async () => {
    made = {
      'red.png': await plain('#c81e1e', 1200, 900).png().toBuffer(),
      'in/green.webp': await plain('#1e8c28', 600, 800).webp().toBuffer(),
      'gray.jpg': await plain('#808080', 450, 300)
        .withExif({ IFD0: { ImageDescription: cameraNote } })
        .withMetadata({ orientation: 6 })
        .toColourspace('b-w')
        .jpeg()
        .toBuffer()
    }
    root = mkdtempSync(join(tmpdir(), 'pictures-'))
    Object.entries(made).forEach(([file, bytes]) => writePicture(file, bytes))
    writePicture('words.csv', Buffer.from(table.join('\n')))
  })
  afterEach(() => {
    close()
    Object.entries(made).forEach(([file, bytes]) => writePicture(file, bytes))
    writePicture('words.csv', Buffer.from(table.join('\n')))
  })
  afterAll(() => rmSync(root, { recursive: true }))

  return {
    get folder() {
      return folder()
    },
    get data() {
      return data()
    },
    writeTable: lines =>
      writePicture('words.csv', Buffer.from(lines.join('\n'))),
    writePicture,
    close,
    async open() {
      close()
      opened = await openTestService({ data: data(), pictures: folder() })
      return opened
    }
  }
}

/** A picture of one color. */
export function plain(background: string, width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background } })
}

const all = { license: ['commercial', 'editorial'] }

/** Descriptions of what a search finds, in its order. */
export async function find(opened: TestService, query = {}): Promise<string[]> {
  const { data } = await opened.ask(searchImages, {
    query: { ...all, ...query }
  })
  return data.map(({ description }) => description ?? '')
}

/** The id of the first that is found. */
export async function idOf(
  opened: TestService,
  query: string
): Promise<string> {
  const { data } = await opened.ask(searchImages, { query: { ...all, query } })
  return data[0]?.id ?? ''
}

/** What lies at an address. */
export async function bytesOf(opened: TestService, url = ''): Promise<Buffer> {
  const reply = await opened.send(url)
  expect(reply.status).toBe(200)
  return Buffer.from(await reply.arrayBuffer())
}
