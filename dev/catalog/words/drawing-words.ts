/**
 * Words for OpenMoji's own drawings, which emoji data does not have, in the
 * columns of `sceneWords`.
 */
export const drawingWords = `female doctor|lékařka|kvindelig læge|Ärztin|doctora|naislääkäri|femme médecin|doktornő|dottoressa|女性医師|여자 의사|kvinnelig lege|vrouwelijke arts|lekarka|médica|женщина-врач|kvinnlig läkare|แพทย์หญิง|kadın doktor|女医生
male doctor|lékař|mandlig læge|Arzt|doctor|mieslääkäri|homme médecin|férfi orvos|dottore|男性医師|남자 의사|mannlig lege|mannelijke arts|lekarz|médico|мужчина-врач|manlig läkare|แพทย์ชาย|erkek doktor|男医生
medication|léky|medicin|Medikament|medicamento|lääke|médicament|gyógyszer|farmaco|薬|약물|medikament|medicatie|lek|medicamento|лекарство|läkemedel|ยา|ilaç|药物
pills|pilulky|piller|Pillen|pastillas|pillerit|pilules|pirulák|pillole|錠剤|알약|piller|pillen|pigułki|comprimidos|таблетки|piller|ยาเม็ด|haplar|药丸
patient file|zdravotní karta|patientjournal|Patientenakte|historia clínica|potilaskertomus|dossier médical|kórlap|cartella clinica|カルテ|환자 차트|pasientjournal|patiëntendossier|karta pacjenta|prontuário|карта пациента|patientjournal|แฟ้มผู้ป่วย|hasta dosyası|病历
blood transfusion|transfuze krve|blodtransfusion|Bluttransfusion|transfusión de sangre|verensiirto|transfusion sanguine|vérátömlesztés|trasfusione di sangue|輸血|수혈|blodoverføring|bloedtransfusie|transfuzja krwi|transfusão de sangue|переливание крови|blodtransfusion|การถ่ายเลือด|kan nakli|输血
liver|játra|lever|Leber|hígado|maksa|foie|máj|fegato|肝臓|간|lever|lever|wątroba|fígado|печень|lever|ตับ|karaciğer|肝脏
brain|mozek|hjerne|Gehirn|cerebro|aivot|cerveau|agy|cervello|脳|뇌|hjerne|hersenen|mózg|cérebro|мозг|hjärna|สมอง|beyin|大脑
stomach|žaludek|mave|Magen|estómago|vatsa|estomac|gyomor|stomaco|胃|위|mage|maag|żołądek|estômago|желудок|mage|กระเพาะอาหาร|mide|胃
kidney|ledvina|nyre|Niere|riñón|munuainen|rein|vese|rene|腎臓|신장|nyre|nier|nerka|rim|почка|njure|ไต|böbrek|肾脏
eye pain|bolest oka|øjensmerter|Augenschmerzen|dolor de ojos|silmäkipu|douleur oculaire|szemfájdalom|dolore agli occhi|目の痛み|눈 통증|øyesmerter|oogpijn|ból oka|dor nos olhos|боль в глазах|ögonsmärta|ปวดตา|göz ağrısı|眼痛
joint pain|bolest kloubů|ledsmerter|Gelenkschmerzen|dolor articular|nivelkipu|douleur articulaire|ízületi fájdalom|dolore articolare|関節痛|관절통|leddsmerter|gewrichtspijn|ból stawów|dor nas articulações|боль в суставах|ledvärk|ปวดข้อ|eklem ağrısı|关节痛
knee pain|bolest kolene|knæsmerter|Knieschmerzen|dolor de rodilla|polvikipu|douleur au genou|térdfájdalom|dolore al ginocchio|膝の痛み|무릎 통증|knesmerter|kniepijn|ból kolana|dor no joelho|боль в колене|knäsmärta|ปวดเข่า|diz ağrısı|膝盖痛
earache|bolest ucha|ørepine|Ohrenschmerzen|dolor de oído|korvakipu|mal d'oreille|fülfájás|mal d'orecchi|耳痛|귀앓이|øreverk|oorpijn|ból ucha|dor de ouvido|боль в ухе|öronvärk|ปวดหู|kulak ağrısı|耳痛
backache|bolest zad|rygsmerter|Rückenschmerzen|dolor de espalda|selkäkipu|mal de dos|hátfájás|mal di schiena|腰痛|요통|ryggsmerter|rugpijn|ból pleców|dor nas costas|боль в спине|ryggvärk|ปวดหลัง|sırt ağrısı|背痛
fracture leg|zlomená noha|brækket ben|Beinbruch|pierna rota|jalkamurtuma|jambe cassée|lábtörés|gamba rotta|足の骨折|다리 골절|brukket bein|beenbreuk|złamana noga|perna quebrada|перелом ноги|benbrott|ขาหัก|kırık bacak|腿骨骨折
ecg waves|křivka EKG|EKG-kurve|EKG-Kurve|ondas de ECG|EKG-käyrä|tracé d'ECG|EKG-görbe|tracciato ECG|心電図|심전도|EKG-kurve|ecg-golven|zapis EKG|ondas de ECG|кривая ЭКГ|EKG-kurva|คลื่นไฟฟ้าหัวใจ|EKG dalgaları|心电图
swab pliers|peán|tupfertang|Tupferzange|pinza de gasas|taitospihdit|pince à compresses|törlőfogó|pinza per tamponi|鑷子|거즈 집게|tupfertang|deppertang|kleszczyki|pinça de gaze|корнцанг|peang|คีมจับสำลี|tampon pensi|纱布钳
forceps|kleště|tang|Zange|fórceps|pihdit|forceps|csipesz|forcipe|鉗子|겸자|tang|forceps|kleszcze|fórceps|щипцы|tång|คีม|forseps|镊子
bed linen|ložní prádlo|sengetøj|Bettwäsche|ropa de cama|vuodevaatteet|linge de lit|ágynemű|biancheria da letto|寝具|침구|sengetøy|beddengoed|pościel|roupa de cama|постельное бельё|sängkläder|ชุดเครื่องนอน|nevresim|床上用品
clinical thermometer|lékařský teploměr|lægetermometer|Fieberthermometer|termómetro clínico|kuumemittari|thermomètre médical|lázmérő|termometro clinico|体温計|체온계|febertermometer|koortsthermometer|termometr lekarski|termômetro clínico|медицинский термометр|febertermometer|ปรอทวัดไข้|ateşölçer|体温计
wheel chair|invalidní vozík|kørestol|Rollstuhl|silla de ruedas|pyörätuoli|fauteuil roulant|kerekesszék|sedia a rotelle|車椅子|휠체어|rullestol|rolstoel|wózek inwalidzki|cadeira de rodas|инвалидное кресло|rullstol|รถเข็นคนพิการ|tekerlekli sandalye|轮椅
scales|váha|vægt|Waage|báscula|vaaka|balance|mérleg|bilancia|体重計|저울|vekt|weegschaal|waga|balança|весы|våg|เครื่องชั่ง|terazi|体重秤
plaster|náplast|plaster|Pflaster|tirita|laastari|pansement|sebtapasz|cerotto|絆創膏|반창고|plaster|pleister|plaster|curativo|пластырь|plåster|พลาสเตอร์ยา|yara bandı|创可贴
bandage change|převaz|forbindsskift|Verbandswechsel|cambio de vendaje|siteen vaihto|changement de pansement|kötéscsere|cambio della fasciatura|包帯交換|붕대 교체|bandasjeskift|verbandwissel|zmiana opatrunku|troca de curativo|смена повязки|förbandsbyte|การเปลี่ยนผ้าพันแผล|pansuman değişimi|换绷带
first aid bag|lékárnička|førstehjælpstaske|Erste-Hilfe-Tasche|botiquín|ensiapulaukku|trousse de secours|elsősegélytáska|borsa di pronto soccorso|救急バッグ|구급 가방|førstehjelpsveske|EHBO-tas|apteczka|bolsa de primeiros socorros|аптечка|första hjälpen-väska|กระเป๋าปฐมพยาบาล|ilk yardım çantası|急救包
saline drip|infuze|saltvandsdrop|Infusion|suero|suolaliuostippa|perfusion|infúzió|flebo|点滴|수액|saltvannsdrypp|infuus|kroplówka|soro|капельница|dropp|น้ำเกลือ|serum|输液
hot-water bottle|termofor|varmedunk|Wärmflasche|bolsa de agua caliente|kuumavesipullo|bouillotte|melegvizes palack|borsa dell'acqua calda|湯たんぽ|온수 주머니|varmeflaske|kruik|termofor|bolsa de água quente|грелка|varmvattenflaska|กระเป๋าน้ำร้อน|sıcak su torbası|热水袋
stretcher|nosítka|båre|Trage|camilla|paarit|brancard|hordágy|barella|担架|들것|båre|brancard|nosze|maca|носилки|bår|เปลหาม|sedye|担架
red eye|rudé oko|rødt øje|rotes Auge|ojo rojo|punainen silmä|œil rouge|vörös szem|occhio rosso|赤い目|빨간 눈|rødt øye|rood oog|czerwone oko|olho vermelho|красный глаз|rött öga|ตาแดง|kırmızı göz|红眼
autonomous car|autonomní auto|selvkørende bil|autonomes Auto|coche autónomo|itseajava auto|voiture autonome|önvezető autó|auto a guida autonoma|自動運転車|자율주행차|selvkjørende bil|zelfrijdende auto|samochód autonomiczny|carro autônomo|беспилотный автомобиль|självkörande bil|รถยนต์ไร้คนขับ|sürücüsüz araba|自动驾驶汽车
augmented reality|rozšířená realita|udvidet virkelighed|erweiterte Realität|realidad aumentada|lisätty todellisuus|réalité augmentée|kiterjesztett valóság|realtà aumentata|拡張現実|증강 현실|utvidet virkelighet|toegevoegde realiteit|rozszerzona rzeczywistość|realidade aumentada|дополненная реальность|förstärkt verklighet|ความเป็นจริงเสริม|artırılmış gerçeklik|增强现实
virtual reality|virtuální realita|virtuel virkelighed|virtuelle Realität|realidad virtual|virtuaalitodellisuus|réalité virtuelle|virtuális valóság|realtà virtuale|仮想現実|가상 현실|virtuell virkelighet|virtuele realiteit|wirtualna rzeczywistość|realidade virtual|виртуальная реальность|virtuell verklighet|ความเป็นจริงเสมือน|sanal gerçeklik|虚拟现实
tablet|tablet|tablet|Tablet|tableta|tabletti|tablette|táblagép|tablet|タブレット|태블릿|nettbrett|tablet|tablet|tablet|планшет|surfplatta|แท็บเล็ต|tablet|平板电脑
washing machine|pračka|vaskemaskine|Waschmaschine|lavadora|pesukone|lave-linge|mosógép|lavatrice|洗濯機|세탁기|vaskemaskin|wasmachine|pralka|máquina de lavar|стиральная машина|tvättmaskin|เครื่องซักผ้า|çamaşır makinesi|洗衣机
drone|dron|drone|Drohne|dron|drooni|drone|drón|drone|ドローン|드론|drone|drone|dron|drone|дрон|drönare|โดรน|drone|无人机
potentiometer|potenciometr|potentiometer|Potentiometer|potenciómetro|potentiometri|potentiomètre|potenciométer|potenziometro|ポテンショメータ|전위차계|potensiometer|potentiometer|potencjometr|potenciômetro|потенциометр|potentiometer|โพเทนชิออมิเตอร์|potansiyometre|电位器
switch|spínač|kontakt|Schalter|interruptor|kytkin|interrupteur|kapcsoló|interruttore|スイッチ|스위치|bryter|schakelaar|przełącznik|interruptor|выключатель|strömbrytare|สวิตช์|anahtar|开关
led|LED dioda|lysdiode|Leuchtdiode|diodo led|ledi|diode électroluminescente|fénydióda|diodo LED|発光ダイオード|발광 다이오드|lysdiode|led|dioda LED|LED|светодиод|lysdiod|ไดโอดเปล่งแสง|ışık yayan diyot|发光二极管
gps|GPS|GPS|GPS|GPS|GPS|GPS|GPS|GPS|GPS|GPS|GPS|gps|GPS|GPS|GPS|GPS|จีพีเอส|GPS|全球定位系统
arduino|Arduino|Arduino|Arduino|Arduino|Arduino|Arduino|Arduino|Arduino|アルドゥイーノ|아두이노|Arduino|Arduino|Arduino|Arduino|Ардуино|Arduino|อาร์ดูอิโน|Arduino|Arduino
solar cell|solární článek|solcelle|Solarzelle|célula solar|aurinkokenno|cellule solaire|napelem|cella solare|太陽電池|태양 전지|solcelle|zonnecel|ogniwo słoneczne|célula solar|солнечный элемент|solcell|เซลล์แสงอาทิตย์|güneş pili|太阳能电池
barcode|čárový kód|stregkode|Strichcode|código de barras|viivakoodi|code-barres|vonalkód|codice a barre|バーコード|바코드|strekkode|streepjescode|kod kreskowy|código de barras|штрихкод|streckkod|บาร์โค้ด|barkod|条形码
code editor|editor kódu|kodeeditor|Code-Editor|editor de código|koodieditori|éditeur de code|kódszerkesztő|editor di codice|コードエディタ|코드 편집기|koderedigerer|code-editor|edytor kodu|editor de código|редактор кода|kodredigerare|โปรแกรมแก้ไขโค้ด|kod düzenleyici|代码编辑器
surveillance|sledování|overvågning|Überwachung|vigilancia|valvonta|surveillance|megfigyelés|sorveglianza|監視|감시|overvåking|bewaking|monitoring|vigilância|наблюдение|övervakning|การเฝ้าระวัง|gözetim|监控
cable|kabel|kabel|Kabel|cable|kaapeli|câble|kábel|cavo|ケーブル|케이블|kabel|kabel|kabel|cabo|кабель|kabel|สายเคเบิล|kablo|电缆
wire|drát|ledning|Draht|alambre|johto|fil électrique|vezeték|filo|電線|전선|ledning|draad|przewód|fio|провод|tråd|สายไฟ|tel|电线
smartwatch|chytré hodinky|smartwatch|Smartwatch|reloj inteligente|älykello|montre connectée|okosóra|smartwatch|スマートウォッチ|스마트워치|smartklokke|smartwatch|smartwatch|relógio inteligente|умные часы|smartklocka|สมาร์ตวอตช์|akıllı saat|智能手表
keyboard|klávesnice|tastatur|Tastatur|teclado|näppäimistö|clavier|billentyűzet|tastiera|キーボード|키보드|tastatur|toetsenbord|klawiatura|teclado|клавиатура|tangentbord|แป้นพิมพ์|klavye|键盘
ai hand|ruka od umělé inteligence|AI-hånd|KI-Hand|mano de IA|tekoälykäsi|main d'IA|MI-kéz|mano dell'IA|AIの手|인공지능 손|KI-hånd|AI-hand|ręka SI|mão de IA|рука ИИ|AI-hand|มือเอไอ|yapay zekâ eli|人工智能的手
HAL 9000|HAL 9000|HAL 9000|HAL 9000|HAL 9000|HAL 9000|HAL 9000|HAL 9000|HAL 9000|HAL 9000|HAL 9000|HAL 9000|HAL 9000|HAL 9000|HAL 9000|HAL 9000|HAL 9000|HAL 9000|HAL 9000|HAL 9000`
