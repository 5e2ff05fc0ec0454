import { addBit, eachBit, noBits, type Bits } from './bits.ts'

/** Which assets have a text: those of text N begin at `starts[N]`. */
export interface TextRanks {
  starts: Uint32Array
  ranks: Uint32Array
}

/** The assets that have one of some texts. */
export function ranksOfTexts({ starts, ranks }: TextRanks, texts: Bits): Bits {
  const bits = noBits(ranks.length)
  eachBit(texts, text => {
    const end = starts[text + 1] ?? 0
    for (let place = starts[text] ?? 0; place < end; place++) {
      addBit(bits, ranks[place] ?? 0)
    }
  })
  return bits
}
