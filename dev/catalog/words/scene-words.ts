/**
 * One English word per line with its translations; the first line has the
 * language codes.
 */
export const sceneWords = `en|cs|da|de|es|fi|fr|hu|it|ja|ko|nb|nl|pl|pt|ru|sv|th|tr|zh
mountain|hora|bjerg|Berg|montaña|vuori|montagne|hegy|montagna|山|산|fjell|berg|góra|montanha|гора|berg|ภูเขา|dağ|山
snow|sníh|sne|Schnee|nieve|lumi|neige|hó|neve|雪|눈|snø|sneeuw|śnieg|neve|снег|snö|หิมะ|kar|雪
sunset|západ slunce|solnedgang|Sonnenuntergang|atardecer|auringonlasku|coucher de soleil|naplemente|tramonto|夕焼け|일몰|solnedgang|zonsondergang|zachód słońca|pôr do sol|закат|solnedgång|พระอาทิตย์ตก|gün batımı|日落
sunrise|východ slunce|solopgang|Sonnenaufgang|amanecer|auringonnousu|lever de soleil|napkelte|alba|日の出|일출|soloppgang|zonsopgang|wschód słońca|nascer do sol|рассвет|soluppgång|พระอาทิตย์ขึ้น|gün doğumu|日出
sky|obloha|himmel|Himmel|cielo|taivas|ciel|égbolt|cielo|空|하늘|himmel|lucht|niebo|céu|небо|himmel|ท้องฟ้า|gökyüzü|天空
cloud|mrak|sky|Wolke|nube|pilvi|nuage|felhő|nuvola|雲|구름|sky|wolk|chmura|nuvem|облако|moln|เมฆ|bulut|云
lake|jezero|sø|See|lago|järvi|lac|tó|lago|湖|호수|innsjø|meer|jezioro|lago|озеро|sjö|ทะเลสาบ|göl|湖
reflection|odraz|spejling|Spiegelung|reflejo|heijastus|reflet|tükröződés|riflesso|反射|반영|speiling|weerspiegeling|odbicie|reflexo|отражение|spegling|เงาสะท้อน|yansıma|倒影
sea|moře|hav|Meer|mar|meri|mer|tenger|mare|海|바다|hav|zee|morze|mar|море|hav|ทะเล|deniz|海
beach|pláž|strand|Strand|playa|ranta|plage|strand|spiaggia|ビーチ|해변|strand|strand|plaża|praia|пляж|strand|ชายหาด|plaj|海滩
water|voda|vand|Wasser|agua|vesi|eau|víz|acqua|水|물|vann|water|woda|água|вода|vatten|น้ำ|su|水
island|ostrov|ø|Insel|isla|saari|île|sziget|isola|島|섬|øy|eiland|wyspa|ilha|остров|ö|เกาะ|ada|岛
desert|poušť|ørken|Wüste|desierto|aavikko|désert|sivatag|deserto|砂漠|사막|ørken|woestijn|pustynia|deserto|пустыня|öken|ทะเลทราย|çöl|沙漠
sand|písek|sand|Sand|arena|hiekka|sable|homok|sabbia|砂|모래|sand|zand|piasek|areia|песок|sand|ทราย|kum|沙
dune|duna|klit|Düne|duna|dyyni|dune|dűne|duna|砂丘|모래언덕|sanddyne|duin|wydma|duna|дюна|sanddyn|เนินทราย|kumul|沙丘
hill|kopec|bakke|Hügel|colina|mäki|colline|domb|collina|丘|언덕|ås|heuvel|wzgórze|colina|холм|kulle|เนินเขา|tepe|丘陵
meadow|louka|eng|Wiese|prado|niitty|prairie|rét|prato|草原|초원|eng|weide|łąka|prado|луг|äng|ทุ่งหญ้า|çayır|草地
grass|tráva|græs|Gras|hierba|ruoho|herbe|fű|erba|草|풀|gress|gras|trawa|grama|трава|gräs|หญ้า|çimen|草
forest|les|skov|Wald|bosque|metsä|forêt|erdő|foresta|森|숲|skog|bos|las|floresta|лес|skog|ป่า|orman|森林
tree|strom|træ|Baum|árbol|puu|arbre|fa|albero|木|나무|tre|boom|drzewo|árvore|дерево|träd|ต้นไม้|ağaç|树
pine|borovice|fyrretræ|Kiefer|pino|mänty|pin|fenyő|pino|松|소나무|furu|den|sosna|pinheiro|сосна|tall|ต้นสน|çam|松树
fog|mlha|tåge|Nebel|niebla|sumu|brouillard|köd|nebbia|霧|안개|tåke|mist|mgła|neblina|туман|dimma|หมอก|sis|雾
city|město|by|Stadt|ciudad|kaupunki|ville|város|città|都市|도시|by|stad|miasto|cidade|город|stad|เมือง|şehir|城市
skyline|panorama města|skyline|Skyline|horizonte urbano|kaupungin siluetti|silhouette urbaine|városkép|skyline|スカイライン|스카이라인|skyline|skyline|panorama miasta|skyline|городской силуэт|stadssiluett|เส้นขอบฟ้า|şehir silueti|天际线
building|budova|bygning|Gebäude|edificio|rakennus|bâtiment|épület|edificio|建物|건물|bygning|gebouw|budynek|edifício|здание|byggnad|อาคาร|bina|建筑
night|noc|nat|Nacht|noche|yö|nuit|éjszaka|notte|夜|밤|natt|nacht|noc|noite|ночь|natt|กลางคืน|gece|夜晚
star|hvězda|stjerne|Stern|estrella|tähti|étoile|csillag|stella|星|별|stjerne|ster|gwiazda|estrela|звезда|stjärna|ดาว|yıldız|星星
moon|měsíc|måne|Mond|luna|kuu|lune|hold|luna|月|달|måne|maan|księżyc|lua|луна|måne|ดวงจันทร์|ay|月亮
space|vesmír|rummet|Weltraum|espacio|avaruus|espace|világűr|spazio|宇宙|우주|verdensrom|ruimte|kosmos|espaço|космос|rymd|อวกาศ|uzay|太空
planet|planeta|planet|Planet|planeta|planeetta|planète|bolygó|pianeta|惑星|행성|planet|planeet|planeta|planeta|планета|planet|ดาวเคราะห์|gezegen|行星
aurora|polární záře|nordlys|Polarlicht|aurora boreal|revontulet|aurore boréale|sarki fény|aurora boreale|オーロラ|오로라|nordlys|noorderlicht|zorza polarna|aurora boreal|северное сияние|norrsken|แสงเหนือ|kutup ışıkları|极光
sun|slunce|sol|Sonne|sol|aurinko|soleil|nap|sole|太陽|태양|sol|zon|słońce|sol|солнце|sol|ดวงอาทิตย์|güneş|太阳
winter|zima|vinter|Winter|invierno|talvi|hiver|tél|inverno|冬|겨울|vinter|winter|zima|inverno|зима|vinter|ฤดูหนาว|kış|冬天
summer|léto|sommer|Sommer|verano|kesä|été|nyár|estate|夏|여름|sommer|zomer|lato|verão|лето|sommar|ฤดูร้อน|yaz|夏天
autumn|podzim|efterår|Herbst|otoño|syksy|automne|ősz|autunno|秋|가을|høst|herfst|jesień|outono|осень|höst|ฤดูใบไม้ร่วง|sonbahar|秋天
spring|jaro|forår|Frühling|primavera|kevät|printemps|tavasz|primavera|春|봄|vår|lente|wiosna|primavera|весна|vår|ฤดูใบไม้ผลิ|ilkbahar|春天
rain|déšť|regn|Regen|lluvia|sade|pluie|eső|pioggia|雨|비|regn|regen|deszcz|chuva|дождь|regn|ฝน|yağmur|雨
landscape|krajina|landskab|Landschaft|paisaje|maisema|paysage|tájkép|paesaggio|風景|풍경|landskap|landschap|krajobraz|paisagem|пейзаж|landskap|ทิวทัศน์|manzara|风景
nature|příroda|natur|Natur|naturaleza|luonto|nature|természet|natura|自然|자연|natur|natuur|natura|natureza|природа|natur|ธรรมชาติ|doğa|自然
travel|cestování|rejse|Reise|viaje|matka|voyage|utazás|viaggio|旅行|여행|reise|reizen|podróż|viagem|путешествие|resa|การท่องเที่ยว|seyahat|旅行
canyon|kaňon|kløft|Schlucht|cañón|kanjoni|canyon|kanyon|canyon|峡谷|협곡|kløft|kloof|kanion|desfiladeiro|каньон|kanjon|หุบเขาลึก|kanyon|峡谷
rock|skála|klippe|Felsen|roca|kallio|rocher|szikla|roccia|岩|바위|stein|rots|skała|rocha|скала|klippa|หิน|kaya|岩石
valley|údolí|dal|Tal|valle|laakso|vallée|völgy|valle|谷|계곡|dal|vallei|dolina|vale|долина|dal|หุบเขา|vadi|山谷
river|řeka|flod|Fluss|río|joki|rivière|folyó|fiume|川|강|elv|rivier|rzeka|rio|река|flod|แม่น้ำ|nehir|河流
wave|vlna|bølge|Welle|ola|aalto|vague|hullám|onda|波|파도|bølge|golf|fala|onda|волна|våg|คลื่น|dalga|波浪
abstract|abstraktní|abstrakt|abstrakt|abstracto|abstrakti|abstrait|absztrakt|astratto|抽象|추상|abstrakt|abstract|abstrakcja|abstrato|абстракция|abstrakt|นามธรรม|soyut|抽象
background|pozadí|baggrund|Hintergrund|fondo|tausta|arrière-plan|háttér|sfondo|背景|배경|bakgrunn|achtergrond|tło|fundo|фон|bakgrund|พื้นหลัง|arka plan|背景
gradient|přechod|farveforløb|Farbverlauf|degradado|liukuväri|dégradé|színátmenet|sfumatura|グラデーション|그라데이션|fargeovergang|kleurverloop|gradient|gradiente|градиент|gradient|ไล่สี|gradyan|渐变
pattern|vzor|mønster|Muster|patrón|kuvio|motif|minta|motivo|パターン|패턴|mønster|patroon|wzór|padrão|узор|mönster|ลวดลาย|desen|图案
geometric|geometrický|geometrisk|geometrisch|geométrico|geometrinen|géométrique|geometrikus|geometrico|幾何学|기하학|geometrisk|geometrisch|geometryczny|geométrico|геометрический|geometrisk|เรขาคณิต|geometrik|几何
texture|textura|tekstur|Textur|textura|tekstuuri|texture|textúra|texture|テクスチャ|질감|tekstur|textuur|tekstura|textura|текстура|textur|พื้นผิว|doku|纹理
light|světlo|lys|Licht|luz|valo|lumière|fény|luce|光|빛|lys|licht|światło|luz|свет|ljus|แสง|ışık|光
bokeh|bokeh|bokeh|Bokeh|bokeh|bokeh|bokeh|bokeh|bokeh|ボケ|보케|bokeh|bokeh|bokeh|bokeh|боке|bokeh|โบเก้|bokeh|散景
color|barva|farve|Farbe|color|väri|couleur|szín|colore|色|색|farge|kleur|kolor|cor|цвет|färg|สี|renk|颜色
flower|květina|blomst|Blume|flor|kukka|fleur|virág|fiore|花|꽃|blomst|bloem|kwiat|flor|цветок|blomma|ดอกไม้|çiçek|花
plant|rostlina|plante|Pflanze|planta|kasvi|plante|növény|pianta|植物|식물|plante|plant|roślina|planta|растение|växt|พืช|bitki|植物
coffee|káva|kaffe|Kaffee|café|kahvi|café|kávé|caffè|コーヒー|커피|kaffe|koffie|kawa|café|кофе|kaffe|กาแฟ|kahve|咖啡
cup|šálek|kop|Tasse|taza|kuppi|tasse|csésze|tazza|カップ|컵|kopp|kopje|filiżanka|xícara|чашка|kopp|ถ้วย|fincan|杯子
drink|nápoj|drik|Getränk|bebida|juoma|boisson|ital|bevanda|飲み物|음료|drikke|drank|napój|bebida|напиток|dryck|เครื่องดื่ม|içecek|饮料
table|stůl|bord|Tisch|mesa|pöytä|table|asztal|tavolo|テーブル|테이블|bord|tafel|stół|mesa|стол|bord|โต๊ะ|masa|桌子
wood|dřevo|træ|Holz|madera|puu|bois|fa|legno|木材|나무|tre|hout|drewno|madeira|древесина|trä|ไม้|ahşap|木头
fireworks|ohňostroj|fyrværkeri|Feuerwerk|fuegos artificiales|ilotulitus|feu d'artifice|tűzijáték|fuochi d'artificio|花火|불꽃놀이|fyrverkeri|vuurwerk|fajerwerki|fogos de artifício|фейерверк|fyrverkeri|ดอกไม้ไฟ|havai fişek|烟花
celebration|oslava|fest|Feier|celebración|juhla|fête|ünnep|festa|お祝い|축하|feiring|feest|święto|celebração|праздник|firande|การเฉลิมฉลอง|kutlama|庆祝
cat|kočka|kat|Katze|gato|kissa|chat|macska|gatto|猫|고양이|katt|kat|kot|gato|кошка|katt|แมว|kedi|猫
animal|zvíře|dyr|Tier|animal|eläin|animal|állat|animale|動物|동물|dyr|dier|zwierzę|animal|животное|djur|สัตว์|hayvan|动物
running|běh|løb|Laufen|correr|juoksu|course|futás|corsa|走る|달리기|løping|rennen|bieg|corrida|бег|löpning|การวิ่ง|koşu|奔跑
sheep|ovce|får|Schaf|oveja|lammas|mouton|juh|pecora|羊|양|sau|schaap|owca|ovelha|овца|får|แกะ|koyun|绵羊
lamb|jehně|lam|Lamm|cordero|karitsa|agneau|bárány|agnello|子羊|어린 양|lam|lam|jagnię|cordeiro|ягнёнок|lamm|ลูกแกะ|kuzu|羔羊
farm|farma|gård|Bauernhof|granja|maatila|ferme|farm|fattoria|農場|농장|gård|boerderij|gospodarstwo|fazenda|ферма|gård|ฟาร์ม|çiftlik|农场
boat|loď|båd|Boot|barco|vene|bateau|hajó|barca|船|배|båt|boot|łódź|barco|лодка|båt|เรือ|tekne|船
harbor|přístav|havn|Hafen|puerto|satama|port|kikötő|porto|港|항구|havn|haven|port|porto|гавань|hamn|ท่าเรือ|liman|港口
airplane|letadlo|fly|Flugzeug|avión|lentokone|avion|repülőgép|aereo|飛行機|비행기|fly|vliegtuig|samolot|avião|самолёт|flygplan|เครื่องบิน|uçak|飞机
house|dům|hus|Haus|casa|talo|maison|ház|casa|家|집|hus|huis|dom|casa|дом|hus|บ้าน|ev|房子
vintage|starožitný|vintage|Vintage|antiguo|vintage|vintage|régi|d'epoca|ヴィンテージ|빈티지|vintage|vintage|vintage|antigo|винтаж|vintage|วินเทจ|antika|复古
black and white|černobílý|sort-hvid|schwarzweiß|blanco y negro|mustavalkoinen|noir et blanc|fekete-fehér|bianco e nero|白黒|흑백|svart-hvitt|zwart-wit|czarno-biały|preto e branco|чёрно-белый|svartvit|ขาวดำ|siyah beyaz|黑白
history|historie|historie|Geschichte|historia|historia|histoire|történelem|storia|歴史|역사|historie|geschiedenis|historia|história|история|historia|ประวัติศาสตร์|tarih|历史
food|jídlo|mad|Essen|comida|ruoka|nourriture|étel|cibo|食べ物|음식|mat|eten|jedzenie|comida|еда|mat|อาหาร|yemek|食物
dog|pes|hund|Hund|perro|koira|chien|kutya|cane|犬|개|hund|hond|pies|cachorro|собака|hund|สุนัข|köpek|狗
people|lidé|mennesker|Menschen|gente|ihmiset|gens|emberek|persone|人々|사람들|mennesker|mensen|ludzie|pessoas|люди|människor|ผู้คน|insanlar|人
heart|srdce|hjerte|Herz|corazón|sydän|cœur|szív|cuore|ハート|하트|hjerte|hart|serce|coração|сердце|hjärta|หัวใจ|kalp|心
office|kancelář|kontor|Büro|oficina|toimisto|bureau|iroda|ufficio|オフィス|사무실|kontor|kantoor|biuro|escritório|офис|kontor|สำนักงาน|ofis|办公室
business|byznys|forretning|Geschäft|negocios|liiketoiminta|affaires|üzlet|affari|ビジネス|비즈니스|forretning|zaken|biznes|negócios|бизнес|affärer|ธุรกิจ|iş|商业
bird|pták|fugl|Vogel|pájaro|lintu|oiseau|madár|uccello|鳥|새|fugl|vogel|ptak|pássaro|птица|fågel|นก|kuş|鸟
fruit|ovoce|frugt|Obst|fruta|hedelmä|fruit|gyümölcs|frutta|果物|과일|frukt|fruit|owoc|fruta|фрукт|frukt|ผลไม้|meyve|水果
music|hudba|musik|Musik|música|musiikki|musique|zene|musica|音楽|음악|musikk|muziek|muzyka|música|музыка|musik|ดนตรี|müzik|音乐
sport|sport|sport|Sport|deporte|urheilu|sport|sport|sport|スポーツ|스포츠|sport|sport|sport|esporte|спорт|sport|กีฬา|spor|运动
man|muž|mand|Mann|hombre|mies|homme|férfi|uomo|男性|남자|mann|man|mężczyzna|homem|мужчина|man|ผู้ชาย|erkek|男人
woman|žena|kvinde|Frau|mujer|nainen|femme|nő|donna|女性|여자|kvinne|vrouw|kobieta|mulher|женщина|kvinna|ผู้หญิง|kadın|女人
earth|Země|Jorden|Erde|Tierra|Maa|Terre|Föld|Terra|地球|지구|jorden|aarde|Ziemia|Terra|Земля|jorden|โลก|Dünya|地球
world|svět|verden|Welt|mundo|maailma|monde|világ|mondo|世界|세계|verden|wereld|świat|mundo|мир|värld|โลก|dünya|世界
map|mapa|kort|Karte|mapa|kartta|carte|térkép|mappa|地図|지도|kart|kaart|mapa|mapa|карта|karta|แผนที่|harita|地图
ocean|oceán|ocean|Ozean|océano|valtameri|océan|óceán|oceano|海洋|대양|osean|oceaan|ocean|oceano|океан|ocean|มหาสมุทร|okyanus|海洋
continent|kontinent|kontinent|Kontinent|continente|manner|continent|kontinens|continente|大陸|대륙|kontinent|continent|kontynent|continente|континент|kontinent|ทวีป|kıta|大陆
group|skupina|gruppe|Gruppe|grupo|ryhmä|groupe|csoport|gruppo|グループ|그룹|gruppe|groep|grupa|grupo|группа|grupp|กลุ่ม|grup|群体
hand|ruka|hånd|Hand|mano|käsi|main|kéz|mano|手|손|hånd|hand|ręka|mão|рука|hand|มือ|el|手`
