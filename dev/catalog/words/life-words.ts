/** People, activities and objects, in the columns of `sceneWords`. */
export const lifeWords = `cafe|kavárna|café|Café|cafetería|kahvila|café|kávézó|caffetteria|カフェ|카페|kafé|café|kawiarnia|cafeteria|кафе|kafé|คาเฟ่|kafe|咖啡馆
breakfast|snídaně|morgenmad|Frühstück|desayuno|aamiainen|petit déjeuner|reggeli|colazione|朝食|아침 식사|frokost|ontbijt|śniadanie|café da manhã|завтрак|frukost|อาหารเช้า|kahvaltı|早餐
morning|ráno|morgen|Morgen|mañana|aamu|matin|reggel|mattina|朝|아침|morgen|ochtend|poranek|manhã|утро|morgon|ตอนเช้า|sabah|早晨
beans|zrna|bønner|Bohnen|granos|pavut|grains|kávészemek|chicchi|豆|원두|bønner|bonen|ziarna|grãos|зёрна|bönor|เมล็ดกาแฟ|çekirdekler|咖啡豆
latte|latte|latte|Latte|latte|latte|latte|latte|latte|ラテ|라테|latte|latte|latte|latte|латте|latte|ลาเต้|latte|拿铁
cappuccino|cappuccino|cappuccino|Cappuccino|capuchino|cappuccino|cappuccino|cappuccino|cappuccino|カプチーノ|카푸치노|cappuccino|cappuccino|cappuccino|cappuccino|капучино|cappuccino|คาปูชิโน|kapuçino|卡布奇诺
espresso|espresso|espresso|Espresso|espresso|espresso|expresso|eszpresszó|espresso|エスプレッソ|에스프레소|espresso|espresso|espresso|expresso|эспрессо|espresso|เอสเพรสโซ|espresso|浓缩咖啡
milk|mléko|mælk|Milch|leche|maito|lait|tej|latte|牛乳|우유|melk|melk|mleko|leite|молоко|mjölk|นม|süt|牛奶
kitchen|kuchyně|køkken|Küche|cocina|keittiö|cuisine|konyha|cucina|キッチン|주방|kjøkken|keuken|kuchnia|cozinha|кухня|kök|ห้องครัว|mutfak|厨房
party|večírek|fest|Party|fiesta|juhlat|fête|buli|festa|パーティー|파티|fest|feest|impreza|festa|вечеринка|fest|ปาร์ตี้|parti|派对
new year|Nový rok|nytår|Neujahr|Año Nuevo|uusivuosi|Nouvel An|újév|Capodanno|新年|새해|nyttår|Nieuwjaar|Nowy Rok|Ano Novo|Новый год|nyår|ปีใหม่|yeni yıl|新年
holiday|svátek|helligdag|Feiertag|día festivo|juhlapäivä|jour férié|ünnepnap|festività|祝日|휴일|helligdag|feestdag|święto|feriado|праздник|helgdag|วันหยุด|tatil|节日
festival|festival|festival|Festival|festival|festivaali|festival|fesztivál|festival|祭り|축제|festival|festival|festiwal|festival|фестиваль|festival|เทศกาล|festival|庆典
ceremony|obřad|ceremoni|Zeremonie|ceremonia|seremonia|cérémonie|szertartás|cerimonia|式典|의식|seremoni|ceremonie|ceremonia|cerimônia|церемония|ceremoni|พิธี|tören|仪式
oath|přísaha|ed|Eid|juramento|vala|serment|eskü|giuramento|宣誓|선서|ed|eed|przysięga|juramento|присяга|ed|คำสาบาน|yemin|宣誓
raised hands|zvednuté ruce|hævede hænder|erhobene Hände|manos levantadas|nostetut kädet|mains levées|felemelt kezek|mani alzate|挙手|손 들기|hevede hender|opgestoken handen|podniesione ręce|mãos levantadas|поднятые руки|uppsträckta händer|ยกมือ|kaldırılmış eller|举手
standing|stojící|stående|stehend|de pie|seisova|debout|álló|in piedi|立っている|서 있는|stående|staand|stojący|em pé|стоя|stående|ยืน|ayakta|站立
together|společně|sammen|zusammen|juntos|yhdessä|ensemble|együtt|insieme|一緒|함께|sammen|samen|razem|juntos|вместе|tillsammans|ด้วยกัน|birlikte|一起
diversity|rozmanitost|mangfoldighed|Vielfalt|diversidad|moninaisuus|diversité|sokszínűség|diversità|多様性|다양성|mangfold|diversiteit|różnorodność|diversidade|разнообразие|mångfald|ความหลากหลาย|çeşitlilik|多样性
crowd|dav|menneskemængde|Menschenmenge|multitud|väkijoukko|foule|tömeg|folla|群衆|군중|folkemengde|menigte|tłum|multidão|толпа|folkmassa|ฝูงชน|kalabalık|人群
person|osoba|person|Person|persona|henkilö|personne|személy|persona|人|사람|person|persoon|osoba|pessoa|человек|person|บุคคล|kişi|人物
girl|dívka|pige|Mädchen|niña|tyttö|fille|lány|ragazza|女の子|소녀|jente|meisje|dziewczynka|menina|девочка|flicka|เด็กผู้หญิง|kız|女孩
suit|oblek|jakkesæt|Anzug|traje|puku|costume|öltöny|completo|スーツ|정장|dress|pak|garnitur|terno|костюм|kostym|ชุดสูท|takım elbise|西装
dress|šaty|kjole|Kleid|vestido|mekko|robe|ruha|vestito|ドレス|드레스|kjole|jurk|sukienka|vestido|платье|klänning|ชุดเดรส|elbise|连衣裙
fashion|móda|mode|Mode|moda|muoti|mode|divat|moda|ファッション|패션|mote|mode|moda|moda|мода|mode|แฟชั่น|moda|时尚
clothing|oblečení|tøj|Kleidung|ropa|vaatteet|vêtements|ruházat|abbigliamento|服|의류|klær|kleding|ubranie|roupa|одежда|kläder|เสื้อผ้า|giyim|服装
body|tělo|krop|Körper|cuerpo|vartalo|corps|test|corpo|体|몸|kropp|lichaam|ciało|corpo|тело|kropp|ร่างกาย|vücut|身体
emotion|emoce|følelse|Gefühl|emoción|tunne|émotion|érzelem|emozione|感情|감정|følelse|emotie|emocja|emoção|эмоция|känsla|อารมณ์|duygu|情感
expression|výraz|udtryk|Ausdruck|expresión|ilme|expression|arckifejezés|espressione|表情|표정|uttrykk|uitdrukking|wyraz twarzy|expressão|выражение|uttryck|สีหน้า|ifade|表情
meeting|schůzka|møde|Besprechung|reunión|kokous|réunion|megbeszélés|riunione|会議|회의|møte|vergadering|spotkanie|reunião|встреча|möte|การประชุม|toplantı|会议
work|práce|arbejde|Arbeit|trabajo|työ|travail|munka|lavoro|仕事|업무|arbeid|werk|praca|trabalho|работа|arbete|การทำงาน|çalışma|工作
job|zaměstnání|job|Beruf|empleo|ammatti|métier|foglalkozás|professione|職業|직업|jobb|beroep|zawód|profissão|профессия|yrke|อาชีพ|meslek|职业
education|vzdělávání|uddannelse|Bildung|educación|koulutus|éducation|oktatás|istruzione|教育|교육|utdanning|onderwijs|edukacja|educação|образование|utbildning|การศึกษา|eğitim|教育
health|zdraví|sundhed|Gesundheit|salud|terveys|santé|egészség|salute|健康|건강|helse|gezondheid|zdrowie|saúde|здоровье|hälsa|สุขภาพ|sağlık|健康
medicine|medicína|medicin|Medizin|medicina|lääketiede|médecine|orvostudomány|medicina|医学|의학|medisin|geneeskunde|medycyna|medicina|медицина|medicin|การแพทย์|tıp|医学
hospital|nemocnice|hospital|Krankenhaus|hospital|sairaala|hôpital|kórház|ospedale|病院|병원|sykehus|ziekenhuis|szpital|hospital|больница|sjukhus|โรงพยาบาล|hastane|医院
fitness|fitness|fitness|Fitness|fitness|kuntoilu|fitness|fitnesz|fitness|フィットネス|피트니스|trening|fitness|fitness|fitness|фитнес|träning|ฟิตเนส|fitness|健身
game|hra|spil|Spiel|juego|peli|jeu|játék|gioco|ゲーム|게임|spill|spel|gra|jogo|игра|spel|เกม|oyun|游戏
hobby|koníček|hobby|Hobby|pasatiempo|harrastus|passe-temps|hobbi|hobby|趣味|취미|hobby|hobby|hobby|passatempo|хобби|hobby|งานอดิเรก|hobi|爱好
technology|technologie|teknologi|Technologie|tecnología|teknologia|technologie|technológia|tecnologia|テクノロジー|기술|teknologi|technologie|technologia|tecnologia|технология|teknik|เทคโนโลยี|teknoloji|科技
device|zařízení|apparat|Gerät|dispositivo|laite|appareil|készülék|dispositivo|デバイス|기기|apparat|apparaat|urządzenie|dispositivo|устройство|apparat|อุปกรณ์|cihaz|设备
tool|nástroj|værktøj|Werkzeug|herramienta|työkalu|outil|szerszám|attrezzo|道具|도구|verktøy|gereedschap|narzędzie|ferramenta|инструмент|verktyg|เครื่องมือ|alet|工具
sound|zvuk|lyd|Klang|sonido|ääni|son|hang|suono|音|소리|lyd|geluid|dźwięk|som|звук|ljud|เสียง|ses|声音
architecture|architektura|arkitektur|Architektur|arquitectura|arkkitehtuuri|architecture|építészet|architettura|建築|건축|arkitektur|architectuur|architektura|arquitetura|архитектура|arkitektur|สถาปัตยกรรม|mimari|建筑学
place|místo|sted|Ort|lugar|paikka|lieu|hely|luogo|場所|장소|sted|plaats|miejsce|lugar|место|plats|สถานที่|yer|地点
transport|doprava|transport|Transport|transporte|liikenne|transport|közlekedés|trasporto|交通|교통|transport|vervoer|transport|transporte|транспорт|transport|การขนส่ง|ulaşım|交通
vehicle|vozidlo|køretøj|Fahrzeug|vehículo|ajoneuvo|véhicule|jármű|veicolo|乗り物|탈것|kjøretøy|voertuig|pojazd|veículo|транспортное средство|fordon|ยานพาหนะ|araç|车辆
abandoned|opuštěný|forladt|verlassen|abandonado|hylätty|abandonné|elhagyatott|abbandonato|廃墟|버려진|forlatt|verlaten|opuszczony|abandonado|заброшенный|övergiven|ถูกทิ้งร้าง|terk edilmiş|废弃
candle|svíčka|stearinlys|Kerze|vela|kynttilä|bougie|gyertya|candela|ろうそく|촛불|stearinlys|kaars|świeca|vela|свеча|stearinljus|เทียน|mum|蜡烛
flame|plamen|flamme|Flamme|llama|liekki|flamme|láng|fiamma|炎|불꽃|flamme|vlam|płomień|chama|пламя|låga|เปลวไฟ|alev|火焰
kite|papírový drak|drage|Drachen|cometa|leija|cerf-volant|papírsárkány|aquilone|凧|연|drage|vlieger|latawiec|pipa|воздушный змей|drake|ว่าว|uçurtma|风筝
flag|vlajka|flag|Flagge|bandera|lippu|drapeau|zászló|bandiera|旗|깃발|flagg|vlag|flaga|bandeira|флаг|flagga|ธง|bayrak|旗帜
sail|plachta|sejl|Segel|vela|purje|voile|vitorla|vela|帆|돛|seil|zeil|żagiel|vela|парус|segel|ใบเรือ|yelken|船帆
mast|stěžeň|mast|Mast|mástil|masto|mât|árboc|albero maestro|マスト|돛대|mast|mast|maszt|mastro|мачта|mast|เสากระโดงเรือ|yelken direği|桅杆
plane|letadlo|fly|Flieger|avión|lentokone|avion|repülő|aeroplano|飛行機|비행기|fly|vliegtuig|samolot|avião|самолёт|flygplan|เครื่องบิน|uçak|飞机
aircraft|letoun|luftfartøj|Luftfahrzeug|aeronave|ilma-alus|aéronef|légi jármű|velivolo|航空機|항공기|luftfartøy|luchtvaartuig|statek powietrzny|aeronave|воздушное судно|luftfartyg|อากาศยาน|hava aracı|航空器
biplane|dvouplošník|biplan|Doppeldecker|biplano|kaksitaso|biplan|kétfedelű repülőgép|biplano|複葉機|복엽기|biplan|tweedekker|dwupłatowiec|biplano|биплан|biplan|เครื่องบินปีกสองชั้น|çift kanatlı uçak|双翼机
flight|let|flyvning|Flug|vuelo|lento|vol|repülés|volo|飛行|비행|flyging|vlucht|lot|voo|полёт|flygning|เที่ยวบิน|uçuş|飞行
flying|létání|flyvende|Fliegen|volar|lentäminen|voler|repülő|volare|飛ぶ|나는|flygende|vliegen|latanie|voar|летящий|flygande|บิน|uçan|飞翔
wings|křídla|vinger|Flügel|alas|siivet|ailes|szárnyak|ali|翼|날개|vinger|vleugels|skrzydła|asas|крылья|vingar|ปีก|kanatlar|机翼
aviation|letectví|luftfart|Luftfahrt|aviación|ilmailu|aviation|légi közlekedés|aviazione|航空|항공|luftfart|luchtvaart|lotnictwo|aviação|авиация|flyg|การบิน|havacılık|航空`
