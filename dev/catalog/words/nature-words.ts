/** Plants, places and the sky, in the columns of `sceneWords`. */
export const natureWords = `petal|okvětní lístek|kronblad|Blütenblatt|pétalo|terälehti|pétale|szirom|petalo|花びら|꽃잎|kronblad|bloemblad|płatek|pétala|лепесток|kronblad|กลีบดอก|taç yaprağı|花瓣
blossom|květ|blomst|Blüte|floración|kukinta|floraison|virágzás|fioritura|開花|개화|blomstring|bloesem|kwiat|floração|цветение|blomning|ดอกไม้บาน|çiçek açma|盛开
bloom|rozkvět|blomstring|Blüte|floración|kukinta|floraison|virágzás|fioritura|満開|만개|blomstring|bloei|rozkwit|floração|цветение|blomning|ผลิบาน|çiçek açma|绽放
leaf|list|blad|Blatt|hoja|lehti|feuille|levél|foglia|葉|잎|blad|blad|liść|folha|лист|blad|ใบไม้|yaprak|叶子
stem|stonek|stængel|Stängel|tallo|varsi|tige|szár|stelo|茎|줄기|stengel|stengel|łodyga|caule|стебель|stjälk|ก้าน|sap|茎
thorn|trn|torn|Dorn|espina|piikki|épine|tövis|spina|とげ|가시|torn|doorn|cierń|espinho|шип|tagg|หนาม|diken|刺
botany|botanika|botanik|Botanik|botánica|kasvitiede|botanique|botanika|botanica|植物学|식물학|botanikk|plantkunde|botanika|botânica|ботаника|botanik|พฤกษศาสตร์|botanik|植物学
acanthus|akant|akantus|Akanthus|acanto|akantus|acanthe|akantusz|acanto|アカンサス|아칸서스|akantus|acanthus|akant|acanto|акант|akantus|อะแคนทัส|akantus|莨苕
allium|okrasný česnek|prydløg|Zierlauch|ajo ornamental|laukka|ail d'ornement|díszhagyma|aglio ornamentale|アリウム|알리움|prydløk|sierui|czosnek ozdobny|alho ornamental|декоративный лук|allium|อัลเลียม|süs soğanı|大花葱
garden|zahrada|have|Garten|jardín|puutarha|jardin|kert|giardino|庭|정원|hage|tuin|ogród|jardim|сад|trädgård|สวน|bahçe|花园
park|park|park|Park|parque|puisto|parc|park|parco|公園|공원|park|park|park|parque|парк|park|สวนสาธารณะ|park|公园
prairie|prérie|prærie|Prärie|pradera|preeria|prairie|préri|prateria|プレーリー|대초원|prærie|prairie|preria|pradaria|прерия|prärie|ทุ่งหญ้าแพรรี|bozkır|大草原
plain|rovina|slette|Ebene|llanura|tasanko|plaine|síkság|pianura|平原|평원|slette|vlakte|równina|planície|равнина|slätt|ที่ราบ|ova|平原
pasture|pastvina|græsgang|Weide|pasto|laidun|pâturage|legelő|pascolo|牧草地|목초지|beite|weiland|pastwisko|pastagem|пастбище|betesmark|ทุ่งเลี้ยงสัตว์|otlak|牧场
flock|stádo|flok|Herde|rebaño|lauma|troupeau|nyáj|gregge|群れ|무리|flokk|kudde|stado|rebanho|стадо|flock|ฝูง|sürü|羊群
wool|vlna|uld|Wolle|lana|villa|laine|gyapjú|lana|羊毛|양털|ull|wol|wełna|lã|шерсть|ull|ขนแกะ|yün|羊毛
pet|domácí mazlíček|kæledyr|Haustier|mascota|lemmikki|animal de compagnie|házi kedvenc|animale domestico|ペット|반려동물|kjæledyr|huisdier|zwierzę domowe|animal de estimação|питомец|husdjur|สัตว์เลี้ยง|evcil hayvan|宠物
wildlife|divoká příroda|dyreliv|Wildtiere|fauna silvestre|villieläimet|faune sauvage|vadvilág|fauna selvatica|野生動物|야생동물|dyreliv|wilde dieren|dzika przyroda|vida selvagem|дикая природа|djurliv|สัตว์ป่า|yaban hayatı|野生动物
peak|vrchol|tinde|Gipfel|cumbre|huippu|sommet|hegycsúcs|vetta|山頂|봉우리|topp|bergtop|szczyt|pico|вершина|bergstopp|ยอดเขา|zirve|山峰
alps|Alpy|Alperne|Alpen|Alpes|Alpit|Alpes|Alpok|Alpi|アルプス|알프스|Alpene|Alpen|Alpy|Alpes|Альпы|Alperna|เทือกเขาแอลป์|Alpler|阿尔卑斯山
france|Francie|Frankrig|Frankreich|Francia|Ranska|France|Franciaország|Francia|フランス|프랑스|Frankrike|Frankrijk|Francja|França|Франция|Frankrike|ฝรั่งเศส|Fransa|法国
colorado|Colorado|Colorado|Colorado|Colorado|Colorado|Colorado|Colorado|Colorado|コロラド|콜로라도|Colorado|Colorado|Kolorado|Colorado|Колорадо|Colorado|โคโลราโด|Colorado|科罗拉多
japan|Japonsko|Japan|Japan|Japón|Japani|Japon|Japán|Giappone|日本|일본|Japan|Japan|Japonia|Japão|Япония|Japan|ญี่ปุ่น|Japonya|日本
nagasaki|Nagasaki|Nagasaki|Nagasaki|Nagasaki|Nagasaki|Nagasaki|Nagaszaki|Nagasaki|長崎|나가사키|Nagasaki|Nagasaki|Nagasaki|Nagasaki|Нагасаки|Nagasaki|นางาซากิ|Nagazaki|长崎
dust|prach|støv|Staub|polvo|pöly|poussière|por|polvere|ほこり|먼지|støv|stof|pył|poeira|пыль|damm|ฝุ่น|toz|灰尘
wind|vítr|vind|Wind|viento|tuuli|vent|szél|vento|風|바람|vind|wind|wiatr|vento|ветер|vind|ลม|rüzgar|风
weather|počasí|vejr|Wetter|tiempo|sää|météo|időjárás|meteo|天気|날씨|vær|weer|pogoda|tempo|погода|väder|สภาพอากาศ|hava durumu|天气
climate|podnebí|klima|Klima|clima|ilmasto|climat|éghajlat|clima|気候|기후|klima|klimaat|klimat|clima|климат|klimat|ภูมิอากาศ|iklim|气候
environment|životní prostředí|miljø|Umwelt|medio ambiente|ympäristö|environnement|környezet|ambiente|環境|환경|miljø|milieu|środowisko|meio ambiente|окружающая среда|miljö|สิ่งแวดล้อม|çevre|环境
outdoors|venku|udendørs|im Freien|al aire libre|ulkona|plein air|szabadban|all'aperto|屋外|야외|utendørs|buiten|plener|ao ar livre|на открытом воздухе|utomhus|กลางแจ้ง|açık hava|户外
universe|vesmír|univers|Universum|universo|maailmankaikkeus|univers|univerzum|universo|宇宙|우주|univers|universum|wszechświat|universo|вселенная|universum|จักรวาล|evren|宇宙
galaxy|galaxie|galakse|Galaxie|galaxia|galaksi|galaxie|galaxis|galassia|銀河|은하|galakse|sterrenstelsel|galaktyka|galáxia|галактика|galax|กาแล็กซี|galaksi|星系
milky way|Mléčná dráha|Mælkevejen|Milchstraße|Vía Láctea|Linnunrata|Voie lactée|Tejút|Via Lattea|天の川|은하수|Melkeveien|Melkweg|Droga Mleczna|Via Láctea|Млечный Путь|Vintergatan|ทางช้างเผือก|Samanyolu|银河
nebula|mlhovina|stjernetåge|Sternnebel|nebulosa|tähtisumu|nébuleuse|csillagköd|nebulosa|星雲|성운|stjernetåke|sterrennevel|mgławica|nebulosa|туманность|nebulosa|เนบิวลา|bulutsu|星云
northern lights|polární záře|nordlys|Nordlicht|auroras boreales|revontulet|aurores boréales|északi fény|aurora boreale|オーロラ|북극광|nordlys|noorderlicht|zorza polarna|aurora boreal|северное сияние|norrsken|แสงเหนือ|kuzey ışıkları|北极光
astronomy|astronomie|astronomi|Astronomie|astronomía|tähtitiede|astronomie|csillagászat|astronomia|天文学|천문학|astronomi|astronomie|astronomia|astronomia|астрономия|astronomi|ดาราศาสตร์|astronomi|天文学
satellite|satelit|satellit|Satellit|satélite|satelliitti|satellite|műhold|satellite|衛星|위성|satellitt|satelliet|satelita|satélite|спутник|satellit|ดาวเทียม|uydu|卫星
geography|zeměpis|geografi|Geografie|geografía|maantiede|géographie|földrajz|geografia|地理|지리|geografi|aardrijkskunde|geografia|geografia|география|geografi|ภูมิศาสตร์|coğrafya|地理
global|globální|global|global|global|maailmanlaajuinen|mondial|globális|globale|グローバル|글로벌|global|wereldwijd|globalny|global|глобальный|global|ทั่วโลก|küresel|全球
science|věda|videnskab|Wissenschaft|ciencia|tiede|science|tudomány|scienza|科学|과학|vitenskap|wetenschap|nauka|ciência|наука|vetenskap|วิทยาศาสตร์|bilim|科学
city lights|světla města|byens lys|Lichter der Stadt|luces de la ciudad|kaupungin valot|lumières de la ville|városi fények|luci della città|街明かり|도시 불빛|byens lys|stadslichten|światła miasta|luzes da cidade|огни города|stadens ljus|แสงไฟในเมือง|şehir ışıkları|城市灯光`
