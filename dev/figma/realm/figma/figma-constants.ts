/** `figma.constants`, with the colours that Figma documents. */
export const constants = Object.freeze({
  colors: Object.freeze({
    figJamBase: Object.freeze({
      black: '#1E1E1E',
      gray: '#B3B3B3',
      red: '#F24822',
      orange: '#FFA629',
      yellow: '#FFCD29',
      green: '#14AE5C',
      blue: '#0D99FF',
      violet: '#9747FF',
      white: '#FFFFFF'
    }),
    figJamBaseLight: Object.freeze({
      darkGray: '#757575',
      lightGray: '#E6E6E6',
      lightRed: '#FFC7C2',
      lightOrange: '#FCD19C',
      lightYellow: '#FFE8A3',
      lightGreen: '#AFF4C6',
      lightBlue: '#BDE3FF',
      lightViolet: '#E4CCFF'
    })
  })
})
