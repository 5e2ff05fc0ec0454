import type { Category } from './categories.ts'
import type { Language } from './languages.ts'

/** A category per line; the first line has the language codes. */
const [head = '', ...rows] = `id|de|es|fr|ja|pt
0|Verkehr|Transporte|Transports|交通|Transporte
1|Tiere/Wildtiere|Animales/Fauna|Animaux/Faune|動物／野生動物|Animais/Vida selvagem
2|Gebäude/Wahrzeichen|Edificios/Monumentos|Bâtiments/Monuments|建物／名所|Edifícios/Monumentos
3|Hintergründe/Texturen|Fondos/Texturas|Arrière-plans/Textures|背景／テクスチャ|Fundos/Texturas
4|Wirtschaft/Finanzen|Negocios/Finanzas|Affaires/Finance|ビジネス／金融|Negócios/Finanças
5|Bildung|Educación|Éducation|教育|Educação
6|Essen und Trinken|Comida y bebida|Cuisine et boissons|食べ物・飲み物|Comidas e bebidas
7|Gesundheit/Medizin|Salud/Medicina|Santé/Médecine|健康／医療|Saúde/Medicina
8|Feiertage|Fiestas|Fêtes|祝日・行事|Datas comemorativas
9|Objekte|Objetos|Objets|オブジェクト|Objetos
10|Industrie|Industria|Industrie|産業|Indústria
11|Kunst|Arte|Arts|芸術|Artes
12|Natur|Naturaleza|Nature|自然|Natureza
13|Menschen|Personas|Personnes|人物|Pessoas
14|Religion|Religión|Religion|宗教|Religião
15|Wissenschaft|Ciencia|Sciences|科学|Ciência
16|Technologie|Tecnología|Technologie|テクノロジー|Tecnologia
17|Zeichen/Symbole|Signos/Símbolos|Signes/Symboles|標識／シンボル|Sinais/Símbolos
18|Sport/Freizeit|Deportes/Ocio|Sports/Loisirs|スポーツ／レジャー|Esportes/Lazer
20|Ohne Kategorie|Sin categoría|Sans catégorie|未分類|Sem categoria
21|Innenräume|Interiores|Intérieurs|インテリア|Interiores
22|Verschiedenes|Varios|Divers|その他|Diversos
23|Illustrationen/Cliparts|Ilustraciones/Clip art|Illustrations/Cliparts|イラスト／クリップアート|Ilustrações/Clip-art
24|Vintage|Vintage|Vintage|ビンテージ|Vintage
25|Parks/Im Freien|Parques/Aire libre|Parcs/Plein air|公園／アウトドア|Parques/Ar livre
26|Abstrakt|Abstracto|Abstrait|抽象|Abstrato
27|Beauty/Mode|Belleza/Moda|Beauté/Mode|美容／ファッション|Beleza/Moda
31|Prominente|Famosos|Célébrités|著名人|Celebridades`.split('\n')

const columns = head.split('|')
const table = new Map(
  rows.map(row => {
    const cells = row.split('|')
    return [cells[0] ?? '', cells] as const
  })
)

/** The category as it is called in a language; in English if it has no name. */
export function nameCategory(
  { id, name }: Category,
  language: Language
): Category {
  const column = columns.indexOf(language)
  return { id, name: (column > 0 && table.get(id)?.[column]) || name }
}
