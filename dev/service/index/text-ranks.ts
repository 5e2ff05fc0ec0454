import { addBit, eachBit, emptyBits, type Bits } from './bits.ts'

/** The assets of each text: those of text N begin at `starts[N]`. */
export interface TextRanks {
  starts: Uint32Array
  ranks: Uint32Array
}

/** The assets with any of the texts. */
export function ranksOfTexts({ starts, ranks }: TextRanks, texts: Bits): Bits {
  const bits = emptyBits(ranks.length)
  eachBit(texts, text => {
    const end = starts[text + 1] ?? 0
    for (let place = starts[text] ?? 0; place < end; place++) {
      addBit(bits, ranks[place] ?? 0)
    }
  })
  return bits
}
