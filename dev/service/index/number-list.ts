type Numbers = Float64Array | Uint32Array

/** Numbers one after another, in far less memory than an array's. */
export interface NumberList<Kind extends Numbers> {
  add(value: number): void
  /** Undefined of none. */
  last(): number | undefined
  /** All so far; read it before the next one is added. */
  all(): Kind
}

/** An empty list of whole numbers below 2 ** 32. */
export function wholeNumbers(): NumberList<Uint32Array> {
  return numberList(length => new Uint32Array(length))
}

/** An empty list of any numbers. */
export function anyNumbers(): NumberList<Float64Array> {
  return numberList(length => new Float64Array(length))
}

function numberList<Kind extends Numbers>(
  make: (length: number) => Kind
): NumberList<Kind> {
  let numbers = make(16)
  let length = 0

  return {
    add(value) {
      if (length === numbers.length) {
        const longer = make(length * 2)
        longer.set(numbers)
        numbers = longer
      }
      numbers[length++] = value
    },
    last: () => (length === 0 ? undefined : numbers[length - 1]),
    // A part of a typed array is of the array's own kind.
    all: () => numbers.subarray(0, length) as Kind
  }
}
