type Operate = (stack: string[]) => void

/** Operators of plain drawing with the number of operands they take. */
const drawing = {
  save: 0,
  gsave: 0,
  grestore: 0,
  end: 0,
  newpath: 0,
  closepath: 0,
  fill: 0,
  stroke: 0,
  showpage: 0,
  begin: 1,
  rotate: 1,
  setlinewidth: 1,
  moveto: 2,
  lineto: 2,
  scale: 2,
  translate: 2,
  setrgbcolor: 3,
  rectclip: 4,
  arc: 5,
  arcn: 5,
  curveto: 6
}

const computing: Record<string, Operate> = {
  save: stack => stack.push('save'),
  restore: stack => take(stack, 1),
  dict: stack => {
    take(stack, 1)
    stack.push('dict')
  },
  neg: stack => stack.push(String(-Number(take(stack, 1)[0])))
}

/**
 * Runs a drawing as an interpreter would, without a picture: throws at an
 * unknown operator or too few operands. Returns how often each operator ran,
 * and what was left on the stack.
 */
export function runPostScript(program: string): {
  counts: Map<string, number>
  left: string[]
} {
  const counts = new Map<string, number>()
  const stack: string[] = []
  const arities = new Map(Object.entries(drawing))
  for (const word of program.replace(/^%.*$/gm, '').split(/\s+/)) {
    if (word === '' || /^-?\d*\.?\d+$/.test(word)) {
      if (word !== '') stack.push(word)
      continue
    }
    const takes = arities.get(word)
    const compute = computing[word]
    if (takes === undefined && !compute) throw new Error(`Unknown: ${word}`)
    take(stack, takes ?? 0)
    compute?.(stack)
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return { counts, left: stack }
}

function take(stack: string[], count: number): string[] {
  if (stack.length < count) throw new Error('The stack is empty')
  return count === 0 ? [] : stack.splice(-count)
}
