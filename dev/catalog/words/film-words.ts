/** What only films show, in the columns of `sceneWords`. */
export const filmWords = `neon|neon|neon|Neon|neón|neon|néon|neon|neon|ネオン|네온|neon|neon|neon|neon|неон|neon|นีออน|neon|霓虹灯
tunnel|tunel|tunnel|Tunnel|túnel|tunneli|tunnel|alagút|tunnel|トンネル|터널|tunnel|tunnel|tunel|túnel|туннель|tunnel|อุโมงค์|tünel|隧道
car|auto|bil|Auto|coche|auto|voiture|autó|auto|車|자동차|bil|auto|samochód|carro|автомобиль|bil|รถยนต์|araba|汽车
road|silnice|vej|Straße|carretera|tie|route|út|strada|道路|도로|vei|weg|droga|estrada|дорога|väg|ถนน|yol|公路
portrait|portrét|portræt|Porträt|retrato|muotokuva|portrait|portré|ritratto|肖像|초상화|portrett|portret|portret|retrato|портрет|porträtt|ภาพบุคคล|portre|肖像
smile|úsměv|smil|Lächeln|sonrisa|hymy|sourire|mosoly|sorriso|笑顔|미소|smil|glimlach|uśmiech|sorriso|улыбка|leende|รอยยิ้ม|gülümseme|微笑
computer|počítač|computer|Computer|ordenador|tietokone|ordinateur|számítógép|computer|コンピューター|컴퓨터|datamaskin|computer|komputer|computador|компьютер|dator|คอมพิวเตอร์|bilgisayar|电脑
desk|psací stůl|skrivebord|Schreibtisch|escritorio|työpöytä|bureau|íróasztal|scrivania|机|책상|skrivebord|bureau|biurko|escrivaninha|письменный стол|skrivbord|โต๊ะทำงาน|çalışma masası|办公桌
chart|graf|diagram|Diagramm|gráfico|kaavio|graphique|diagram|grafico|グラフ|차트|diagram|grafiek|wykres|gráfico|диаграмма|diagram|แผนภูมิ|grafik|图表
growth|růst|vækst|Wachstum|crecimiento|kasvu|croissance|növekedés|crescita|成長|성장|vekst|groei|wzrost|crescimento|рост|tillväxt|การเติบโต|büyüme|增长
data|data|data|Daten|datos|data|données|adatok|dati|データ|데이터|data|gegevens|dane|dados|данные|data|ข้อมูล|veri|数据
finance|finance|finans|Finanzen|finanzas|rahoitus|finance|pénzügy|finanza|金融|금융|finans|financiën|finanse|finanças|финансы|finans|การเงิน|finans|金融
silhouette|silueta|silhuet|Silhouette|silueta|siluetti|silhouette|sziluett|sagoma|シルエット|실루엣|silhuett|silhouet|sylwetka|silhueta|силуэт|siluett|เงาดำ|siluet|剪影
family|rodina|familie|Familie|familia|perhe|famille|család|famiglia|家族|가족|familie|gezin|rodzina|família|семья|familj|ครอบครัว|aile|家庭
child|dítě|barn|Kind|niño|lapsi|enfant|gyermek|bambino|子供|아이|barn|kind|dziecko|criança|ребёнок|barn|เด็ก|çocuk|儿童
bicycle|kolo|cykel|Fahrrad|bicicleta|polkupyörä|vélo|kerékpár|bicicletta|自転車|자전거|sykkel|fiets|rower|bicicleta|велосипед|cykel|จักรยาน|bisiklet|自行车
dance|tanec|dans|Tanz|baile|tanssi|danse|tánc|danza|ダンス|춤|dans|dans|taniec|dança|танец|dans|เต้นรำ|dans|舞蹈
fish|ryba|fisk|Fisch|pez|kala|poisson|hal|pesce|魚|물고기|fisk|vis|ryba|peixe|рыба|fisk|ปลา|balık|鱼
whale|velryba|hval|Wal|ballena|valas|baleine|bálna|balena|クジラ|고래|hval|walvis|wieloryb|baleia|кит|val|วาฬ|balina|鲸鱼
jellyfish|medúza|vandmand|Qualle|medusa|meduusa|méduse|medúza|medusa|クラゲ|해파리|manet|kwal|meduza|água-viva|медуза|manet|แมงกะพรุน|denizanası|水母
turtle|želva|skildpadde|Schildkröte|tortuga|kilpikonna|tortue|teknős|tartaruga|カメ|거북|skilpadde|schildpad|żółw|tartaruga|черепаха|sköldpadda|เต่า|kaplumbağa|乌龟
pizza|pizza|pizza|Pizza|pizza|pizza|pizza|pizza|pizza|ピザ|피자|pizza|pizza|pizza|pizza|пицца|pizza|พิซซ่า|pizza|披萨
salad|salát|salat|Salat|ensalada|salaatti|salade|saláta|insalata|サラダ|샐러드|salat|salade|sałatka|salada|салат|sallad|สลัด|salata|沙拉
sushi|sushi|sushi|Sushi|sushi|sushi|sushi|szusi|sushi|寿司|초밥|sushi|sushi|sushi|sushi|суши|sushi|ซูชิ|suşi|寿司
balloon|balónek|ballon|Luftballon|globo|ilmapallo|ballon|léggömb|palloncino|風船|풍선|ballong|ballon|balon|balão|воздушный шар|ballong|ลูกโป่ง|balon|气球
confetti|konfety|konfetti|Konfetti|confeti|konfetti|confettis|konfetti|coriandoli|コンフェッティ|색종이 조각|konfetti|confetti|konfetti|confete|конфетти|konfetti|กระดาษสี|konfeti|彩纸屑
lantern|lampion|lanterne|Laterne|farolillo|lyhty|lanterne|lampion|lanterna|提灯|등불|lykt|lantaarn|lampion|lanterna|фонарь|lykta|โคมไฟ|fener|灯笼
pixel|pixel|pixel|Pixel|píxel|pikseli|pixel|pixel|pixel|ピクセル|픽셀|piksel|pixel|piksel|pixel|пиксель|pixel|พิกเซล|piksel|像素
ribbon|stuha|bånd|Band|cinta|nauha|ruban|szalag|nastro|リボン|리본|bånd|lint|wstążka|fita|лента|band|ริบบิ้น|kurdele|丝带`
