import type { TenantKey } from './types.ts'

/** Who works at the organizations: admins first, members after. */
export const staffNames = [
  'Marieke Postma', 'Yusuf Demir', 'Anneke van Dijk', 'Rashida Bouzid', 'Gerrit Lammers', 'Shanti Ramdin', 'Piet Hoekstra', 'Fatma Aydın', 'Joke Wassink', 'Mohamed el Idrissi',
  'Saskia Veldhuis', 'Rutger ten Brinke', 'Lin Pham', 'Tineke Boersma', 'Hamid Azizi', 'Corrie Nijland', 'Kwame Mensah', 'Els Roelofs', 'Sjoerd Dijkstra', 'Naima Chaouki',
  'Bart Kempers', 'Ingrid Scholten', 'Dewi Latuheru', 'Wim Garritsen', 'Olena Kovalenko', 'Hennie Bruil', 'Michael Pinas', 'Agnieszka Nowak', 'Johan van de Pol', 'Esra Kılıç',
  'Trudy Hilhorst', 'Abdelkader Benali', 'Margriet Zandstra', 'Evert Jansen', 'Selma Hadžić', 'Dick Mulder', 'Roos Meijerink', 'Samira Tahiri', 'Klaas Wiersma', 'Femke Beltman',
  'Ricardo Martina', 'Gea Bosch', 'Hasan Şahin', 'Willemien Korteweg', 'Tesfay Ghebremedhin', 'Anita Hendriks', 'Bram Luttikhuis', 'Jolanda Vos', 'Nguyen Thi Hoa', 'Arend Bakker',
  'Karin Leeflang', 'Ali Mohammadi', 'Rianne te Winkel', 'Leo Sangers', 'Zohra Amrani', 'Harm Kragt', 'Petra Visscher', 'Sunil Bhagwandin', 'Ria van Essen', 'Doede Sikkema',
  'Mirjam Aalbers', 'Onur Çelik', 'Thea Klein Bussink', 'Ben Overeem', 'Grace Osei', 'Lotte Hiddink', 'Marcin Zieliński', 'Geke Feenstra', 'Achraf Ziani', 'Nel Bronkhorst',
  'Hielke de Boer', 'Vera Rensink', 'Carlos Silva', 'Alie Docter', 'Maarten Schimmel', 'Farida Nasser', 'Henk Kuipers', 'Loes Harbers', 'Emre Yıldırım', 'Tonny Rougoor',
  'Jacqueline Fortuin', 'Ruben Oosterhof', 'Dina Yohannes', 'Gijs Vlastuin', 'Aukje Terpstra', 'Stanley Wijngaarde', 'Iris Berends', 'Theo Lubbers', 'Malika Ouali', 'Jeroen Mateman',
  'Betsie Stoffer', 'Wouter Roke', 'Mai Tran', 'Guus Derksen', 'Hilde Westerink', 'Ismail Kaya', 'Coby van Norel', 'Jan Willem Spijkerboer', 'Leyla Arslan', 'Sietske Hofstra',
]

/** Volunteers who write easy Dutch. */
export const volunteerNames = [
  'Noor de Wit', 'Marloes Eggink', 'Ron Staring', 'Aylin Öztürk', 'Bilal Haddou', 'Frits Oude Kotte', 'Anouk Peters', 'Sanne Wijers', 'Tjeerd Haarsma', 'Priya Kalloe',
  'Hanneke Lubberts', 'Kees Vermeulen', 'Jasmijn Bos', 'Mehmet Koç', 'Ilse Kroon', 'Tom Wagenaar', 'Rachida el Amrani', 'Jurre Wolters', 'Emma Scholte', 'Giovanni Isenia',
  'Femmie Doornbos', 'Daan Verhoeven', 'Wietske Bakema', 'Lars Nieuwenhuis', 'Dunya Salhi', 'Ad Verweij', 'Puck Lamers', 'Sem Gerritsen', 'Irma Teunissen', 'Jelle Hylkema',
  'Romy Wezenberg', 'Harrie Slütter', 'Chantal Blijd', 'Niels Kamphuis', 'Zeynep Polat', 'Mees van Laar', 'Gerda Hissink', 'Youssef Amezian', 'Stefanie Kok', 'Douwe Minnema',
  'Lieke Arends', 'Peter Garssen', 'Kim Lie A Fat', 'Hans Rozendaal', 'Joyce Koster', 'Tim van Beek', 'Nora Achterberg', 'Willem Brouwer', 'Ellen Haverkamp', 'Oscar Siebelink',
  'Diana Lopes', 'Maud Reuvekamp', 'Cem Aksoy', 'Jetske Nauta', 'Rob Hartgers', 'Anke Vreeman', 'Thijs Koopman', 'Manon Schut', 'Derya Güneş', 'Ben Ploeg',
]

/** Who of them is at school, studies or has just started work; the others have worked for years or have stopped. */
export const youngNames = new Set([
  'Noor', 'Emma', 'Daan', 'Aylin', 'Bilal', 'Jurre', 'Anouk', 'Sanne', 'Priya', 'Jasmijn', 'Tom', 'Lars', 'Dunya', 'Puck', 'Sem', 'Jelle', 'Romy', 'Niels', 'Zeynep', 'Mees',
  'Youssef', 'Stefanie', 'Lieke', 'Tim', 'Nora', 'Oscar', 'Maud', 'Cem', 'Thijs', 'Manon', 'Derya', 'Kim', 'Mehmet',
])

/** Volunteers who are learning Dutch. */
export const learnerNames = [
  'Rami Al-Khatib', 'Yordanos Tekle', 'Oksana Melnyk', 'Hiba Darwish', 'Tomasz Wójcik', 'Selam Habte', 'Nour Haddad', 'Dmytro Shevchenko', 'Bao Nguyen', 'Mariam Sesay',
  'Farhad Rahimi', 'Iryna Bondarenko', 'Khaled Mansour', 'Merhawi Kidane', 'Zahra Hosseini', 'Katarzyna Mazur', 'Ahmad Sleiman', 'Thuy Le', 'Abrehet Gebre', 'Viktoriia Tkachenko',
  'Mustafa Jaber', 'Hanna Wasiak', 'Samuel Tesfamariam', 'Layla Barakat',
]

/** Volunteers who write English. */
export const englishNames = ['Amara Okafor', 'James Whitfield', 'Ananya Iyer', 'Luca Ferretti', 'Chloé Marchand', 'Mateo Rojas', 'Sofia Lindqvist', 'Daniel Mbeki', 'Yuki Tanaka', 'Elif Demirel']

/** In the order vrijwilliger, lid, beheerder, redacteur, coordinator, centerbeheerder. */
export const demoNames: Record<TenantKey, [string, string, string, string, string, string]> = {
  public: ['Lisa van Aalst', 'Murat Yalçın', 'Samira Benhaddou', 'Floor Hendrikse', 'Marieke Zwart', 'Ronald Staal'],
  vrijwilligersbank: ['Roos Wagenvoort', 'Henk Beumer', 'Samira Oulad', 'Jet Klomp', 'Marieke Berkhof', 'Arjan Wolterink'],
  vrijwilligerspunt: ['Eline van Ginkel', 'Orhan Aydemir', 'Dineke Roseboom', 'Pim van Voorst', 'Naomi Tiemens', 'Gerben Hooijer'],
  meedoen: ['Amal Haddad', 'Jos Wenting', 'Petra Bulten', 'Lotte Kaalverink', 'Sevda Karataş', 'Martijn Heusinkveld'],
  oldebroek: ['Jantine van de Weg', 'Gert Spijkerboer', 'Rita Docter', 'Klaas Fikse', 'Aleida Hulst', 'Bert van ’t Hul'],
  demo: ['Sophie Schaftenaar', 'Ruud Foppen', 'Yasmin Karimi', 'Bas Timmer', 'Nienke Drost', 'Cor Petersen'],
}

/** At the three centers without demo people of their own: coordinator, center_admin. */
export const centerStaffNames: Record<'nijmegen' | 'apeldoorn' | 'ermelo', [string, string]> = {
  nijmegen: ['Kirsten Janssen', 'Faisal Ahmadi'],
  apeldoorn: ['Geertje Slijkhuis', 'Michiel Overweg'],
  ermelo: ['Annelies Top', 'Jorrit van de Kolk'],
}
