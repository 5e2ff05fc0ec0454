import { resumingWords } from './words.ts'

/** What a start found out about interrupted purchases and did. */
export function resumedText(counts: {
  /** Purchases. */
  licensed: number
  refused: number
  doubtful: number
  /** For assets that were owned. */
  swapped: number
  waiting: number
  /**
   * The name of the file where it began, if it differs from the current one.
   */
  begunIn: string | null
}): string {
  const t = resumingWords.get()
  const { licensed, refused, doubtful, swapped, waiting, begunIn } = counts
  const what = [
    licensed > 0 && t.licensed({ count: licensed }),
    refused > 0 && t.refused({ count: refused }),
    doubtful > 0 && t.doubtful({ count: doubtful }),
    swapped > 0 && t.swapped({ count: swapped }),
    waiting > 0 && t.waiting({ count: waiting })
  ]
    .filter(Boolean)
    .join('; ')
  const wasLicensing = licensed + refused + doubtful > 0
  const sentence = wasLicensing
    ? t.licensingInterrupted({ what })
    : t.swappingInterrupted({ what })
  if (begunIn === null) return sentence
  return `${sentence} ${t.begunIn({ file: begunIn })}`
}
