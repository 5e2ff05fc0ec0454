/** Colors, shapes and techniques, in the columns of `sceneWords`. */
export const lookWords = `blue|modrá|blå|blau|azul|sininen|bleu|kék|blu|青|파란색|blå|blauw|niebieski|azul|синий|blå|สีน้ำเงิน|mavi|蓝色
purple|fialová|lilla|violett|morado|violetti|violet|lila|viola|紫|보라색|lilla|paars|fioletowy|roxo|фиолетовый|lila|สีม่วง|mor|紫色
red|červená|rød|rot|rojo|punainen|rouge|piros|rosso|赤|빨간색|rød|rood|czerwony|vermelho|красный|röd|สีแดง|kırmızı|红色
yellow|žlutá|gul|gelb|amarillo|keltainen|jaune|sárga|giallo|黄色|노란색|gul|geel|żółty|amarelo|жёлтый|gul|สีเหลือง|sarı|黄色
pink|růžová|lyserød|rosa|rosa|vaaleanpunainen|rose|rózsaszín|rosa|ピンク|분홍색|rosa|roze|różowy|rosa|розовый|rosa|สีชมพู|pembe|粉色
white|bílá|hvid|weiß|blanco|valkoinen|blanc|fehér|bianco|白|흰색|hvit|wit|biały|branco|белый|vit|สีขาว|beyaz|白色
green|zelená|grøn|grün|verde|vihreä|vert|zöld|verde|緑|초록색|grønn|groen|zielony|verde|зелёный|grön|สีเขียว|yeşil|绿色
orange|oranžová|orange|orange|naranja|oranssi|orange|narancssárga|arancione|オレンジ色|주황색|oransje|oranje|pomarańczowy|laranja|оранжевый|orange|สีส้ม|turuncu|橙色
teal|modrozelená|blågrøn|blaugrün|verde azulado|sinivihreä|bleu sarcelle|kékeszöld|ottanio|青緑|청록색|blågrønn|blauwgroen|niebieskozielony|verde-azulado|сине-зелёный|blågrön|สีเขียวอมฟ้า|camgöbeği|蓝绿色
brown|hnědá|brun|braun|marrón|ruskea|marron|barna|marrone|茶色|갈색|brun|bruin|brązowy|marrom|коричневый|brun|สีน้ำตาล|kahverengi|棕色
gray|šedá|grå|grau|gris|harmaa|gris|szürke|grigio|灰色|회색|grå|grijs|szary|cinza|серый|grå|สีเทา|gri|灰色
cyan|azurová|cyan|cyan|cian|syaani|cyan|ciánkék|ciano|シアン|시안색|cyan|cyaan|cyjanowy|ciano|голубой|cyan|สีฟ้า|siyan|青色
lime|limetková|limegrøn|limettengrün|verde lima|limenvihreä|vert citron|limezöld|verde lime|ライムグリーン|라임색|limegrønn|limoengroen|limonkowy|verde-limão|лаймовый|limegrön|สีเขียวมะนาว|limon yeşili|青柠色
magenta|purpurová|magenta|magenta|magenta|magenta|magenta|magenta|magenta|マゼンタ|마젠타|magenta|magenta|magenta|magenta|пурпурный|magenta|สีม่วงแดง|macenta|洋红色
design|design|design|Design|diseño|muotoilu|design|dizájn|design|デザイン|디자인|design|ontwerp|projekt|design|дизайн|design|ดีไซน์|tasarım|设计
wallpaper|tapeta|tapet|Tapete|fondo de pantalla|taustakuva|papier peint|tapéta|carta da parati|壁紙|배경화면|tapet|behang|tapeta|papel de parede|обои|tapet|วอลเปเปอร์|duvar kağıdı|壁纸
modern|moderní|moderne|modern|moderno|moderni|moderne|modern|moderno|モダン|모던|moderne|modern|nowoczesny|moderno|современный|modern|ทันสมัย|modern|现代
seamless|bezešvý|sømløs|nahtlos|sin costuras|saumaton|sans raccord|varratmentes|senza giunture|シームレス|이음매 없는|sømløs|naadloos|bezszwowy|sem emendas|бесшовный|sömlös|ไร้รอยต่อ|kesintisiz|无缝
vector|vektor|vektor|Vektor|vector|vektori|vecteur|vektor|vettoriale|ベクター|벡터|vektor|vector|wektor|vetor|вектор|vektor|เวกเตอร์|vektör|矢量
illustration|ilustrace|illustration|Illustration|ilustración|kuvitus|illustration|illusztráció|illustrazione|イラスト|일러스트|illustrasjon|illustratie|ilustracja|ilustração|иллюстрация|illustration|ภาพประกอบ|illüstrasyon|插图
photography|fotografie|fotografi|Fotografie|fotografía|valokuvaus|photographie|fényképezés|fotografia|写真|사진|fotografi|fotografie|fotografia|fotografia|фотография|fotografi|การถ่ายภาพ|fotoğrafçılık|摄影
close-up|detail|nærbillede|Nahaufnahme|primer plano|lähikuva|gros plan|közeli kép|primo piano|クローズアップ|클로즈업|nærbilde|close-up|zbliżenie|close-up|крупный план|närbild|ภาพระยะใกล้|yakın çekim|特写
top view|pohled shora|set ovenfra|Draufsicht|vista superior|kuva ylhäältä|vue de dessus|felülnézet|vista dall'alto|俯瞰|탑뷰|sett ovenfra|bovenaanzicht|widok z góry|vista de cima|вид сверху|ovanifrån|มุมมองจากด้านบน|üstten görünüm|俯视图
aerial|letecký snímek|luftfoto|Luftaufnahme|vista aérea|ilmakuva|vue aérienne|légi felvétel|veduta aerea|空撮|항공 촬영|luftfoto|luchtfoto|zdjęcie lotnicze|vista aérea|аэросъёмка|flygfoto|ภาพถ่ายทางอากาศ|havadan çekim|航拍
blur|rozostření|uskarphed|Unschärfe|desenfoque|epäterävyys|flou|elmosódás|sfocatura|ぼかし|흐림|uskarphet|onscherpte|rozmycie|desfoque|размытие|oskärpa|เบลอ|bulanıklık|模糊
glow|záře|skær|Leuchten|resplandor|hehku|lueur|ragyogás|bagliore|輝き|광채|glød|gloed|blask|brilho|сияние|sken|แสงเรืองรอง|parıltı|光芒
line|čára|linje|Linie|línea|viiva|ligne|vonal|linea|線|선|linje|lijn|linia|linha|линия|linje|เส้น|çizgi|线条
circle|kruh|cirkel|Kreis|círculo|ympyrä|cercle|kör|cerchio|円|원|sirkel|cirkel|koło|círculo|круг|cirkel|วงกลม|daire|圆形
square|čtverec|kvadrat|Quadrat|cuadrado|neliö|carré|négyzet|quadrato|正方形|정사각형|kvadrat|vierkant|kwadrat|quadrado|квадрат|kvadrat|สี่เหลี่ยมจัตุรัส|kare|正方形
triangle|trojúhelník|trekant|Dreieck|triángulo|kolmio|triangle|háromszög|triangolo|三角形|삼각형|trekant|driehoek|trójkąt|triângulo|треугольник|triangel|สามเหลี่ยม|üçgen|三角形
grid|mřížka|gitter|Raster|cuadrícula|ruudukko|grille|rács|griglia|格子|격자|rutenett|raster|siatka|grade|сетка|rutnät|ตาราง|ızgara|网格
dots|tečky|prikker|Punkte|puntos|pisteet|points|pontok|punti|ドット|점|prikker|stippen|kropki|pontos|точки|prickar|จุด|noktalar|圆点
mosaic|mozaika|mosaik|Mosaik|mosaico|mosaiikki|mosaïque|mozaik|mosaico|モザイク|모자이크|mosaikk|mozaïek|mozaika|mosaico|мозаика|mosaik|โมเสก|mozaik|马赛克
fish scales|šupiny|fiskeskæl|Fischschuppen|escamas|suomut|écailles|pikkelyek|squame|鱗|비늘|fiskeskjell|schubben|łuski|escamas|чешуя|fjäll|เกล็ดปลา|balık pulu|鱼鳞
bauhaus|Bauhaus|Bauhaus|Bauhaus|Bauhaus|Bauhaus|Bauhaus|Bauhaus|Bauhaus|バウハウス|바우하우스|Bauhaus|Bauhaus|Bauhaus|Bauhaus|Баухаус|Bauhaus|เบาเฮาส์|Bauhaus|包豪斯
retro|retro|retro|retro|retro|retro|rétro|retró|retrò|レトロ|레트로|retro|retro|retro|retrô|ретро|retro|ย้อนยุค|retro|复古风
symmetry|symetrie|symmetri|Symmetrie|simetría|symmetria|symétrie|szimmetria|simmetria|対称|대칭|symmetri|symmetrie|symetria|simetria|симметрия|symmetri|สมมาตร|simetri|对称
duotone|duotón|duotone|zweifarbig|bitono|kaksisävyinen|bichromie|kéttónusú|bicromia|デュオトーン|듀오톤|duotone|duotoon|dwutonowy|duotone|дуотон|duotone|ดูโอโทน|çift tonlu|双色调
marble|mramor|marmor|Marmor|mármol|marmori|marbre|márvány|marmo|大理石|대리석|marmor|marmer|marmur|mármore|мрамор|marmor|หินอ่อน|mermer|大理石
liquid|kapalina|væske|Flüssigkeit|líquido|neste|liquide|folyadék|liquido|液体|액체|væske|vloeistof|ciecz|líquido|жидкость|vätska|ของเหลว|sıvı|液体
silk|hedvábí|silke|Seide|seda|silkki|soie|selyem|seta|シルク|실크|silke|zijde|jedwab|seda|шёлк|siden|ผ้าไหม|ipek|丝绸
smoke|kouř|røg|Rauch|humo|savu|fumée|füst|fumo|煙|연기|røyk|rook|dym|fumaça|дым|rök|ควัน|duman|烟
paper|papír|papir|Papier|papel|paperi|papier|papír|carta|紙|종이|papir|papier|papier|papel|бумага|papper|กระดาษ|kağıt|纸
layers|vrstvy|lag|Schichten|capas|kerrokset|couches|rétegek|strati|レイヤー|레이어|lag|lagen|warstwy|camadas|слои|lager|ชั้น|katmanlar|层次
flow|proudění|strømning|Strömung|flujo|virtaus|flux|áramlás|flusso|流れ|흐름|flyt|stroming|przepływ|fluxo|поток|flöde|การไหล|akış|流动
motion|pohyb|bevægelse|Bewegung|movimiento|liike|mouvement|mozgás|movimento|動き|움직임|bevegelse|beweging|ruch|movimento|движение|rörelse|การเคลื่อนไหว|hareket|动态
movement|pohyb|bevægelse|Bewegung|movimiento|liike|mouvement|mozgás|movimento|動作|움직임|bevegelse|beweging|ruch|movimento|движение|rörelse|การเคลื่อนไหว|hareket|运动感
sequence|sled|sekvens|Sequenz|secuencia|sarja|séquence|sorozat|sequenza|連続|연속|sekvens|reeks|sekwencja|sequência|последовательность|sekvens|ลำดับ|dizi|序列
loop|smyčka|loop|Schleife|bucle|silmukka|boucle|végtelenített|loop|ループ|반복|loop|lus|pętla|loop|цикл|slinga|วนซ้ำ|döngü|循环
row|řada|række|Reihe|fila|rivi|rangée|sor|fila|列|줄|rekke|rij|rząd|fileira|ряд|rad|แถว|sıra|一排`
