/**
 * Words that designers search stock libraries for, as people type them. They were
 * chosen before the first measurement.
 */
export const stockWords = `en|de|fr|es|pt|ja
mountain|Berg|montagne|montaña|montanha|山
office|Büro|bureau|oficina|escritório|オフィス
coffee|Kaffee|café|café|café|コーヒー
family|Familie|famille|familia|família|家族
winter|Winter|hiver|invierno|inverno|冬
beach|Strand|plage|playa|praia|ビーチ
city|Stadt|ville|ciudad|cidade|都市
food|Essen|nourriture|comida|comida|食べ物
business|Business|affaires|negocios|negócios|ビジネス
people|Menschen|personnes|personas|pessoas|人
woman|Frau|femme|mujer|mulher|女性
man|Mann|homme|hombre|homem|男性
child|Kind|enfant|niño|criança|子供
dog|Hund|chien|perro|cachorro|犬
cat|Katze|chat|gato|gato|猫
flower|Blume|fleur|flor|flor|花
tree|Baum|arbre|árbol|árvore|木
forest|Wald|forêt|bosque|floresta|森
sea|Meer|mer|mar|mar|海
sky|Himmel|ciel|cielo|céu|空
sunset|Sonnenuntergang|coucher de soleil|puesta de sol|pôr do sol|夕日
car|Auto|voiture|coche|carro|車
house|Haus|maison|casa|casa|家
computer|Computer|ordinateur|ordenador|computador|パソコン
phone|Telefon|téléphone|teléfono|telefone|電話
money|Geld|argent|dinero|dinheiro|お金
music|Musik|musique|música|música|音楽
heart|Herz|cœur|corazón|coração|ハート
birthday|Geburtstag|anniversaire|cumpleaños|aniversário|誕生日
Christmas|Weihnachten|Noël|Navidad|Natal|クリスマス
school|Schule|école|escuela|escola|学校
doctor|Arzt|médecin|médico|médico|医者
health|Gesundheit|santé|salud|saúde|健康
sport|Sport|sport|deporte|esporte|スポーツ
travel|Reise|voyage|viaje|viagem|旅行
party|Party|fête|fiesta|festa|パーティー
team|Team|équipe|equipo|equipe|チーム
book|Buch|livre|libro|livro|本
bird|Vogel|oiseau|pájaro|pássaro|鳥
water|Wasser|eau|agua|água|水`
